/**
 * Starts the backend where one is configured. Without one `BACKEND` is null at build, the condition
 * falls, and with it everything that it would load.
 */
export async function startBackend(): Promise<void> {
  if (BACKEND) {
    const { initBackend } = await import(/* webpackChunkName: "backend" */ './backend');
    initBackend(BACKEND);
  }
}
