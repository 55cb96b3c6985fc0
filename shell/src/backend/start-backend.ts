/**
 * Starts the backend if one is configured. Without one `BACKEND` is null at build time and the import is removed.
 */
export async function startBackend(): Promise<void> {
  if (BACKEND) {
    const { initBackend } = await import(/* webpackChunkName: "backend" */ './backend');
    initBackend(BACKEND);
  }
}
