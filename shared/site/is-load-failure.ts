/** Whether what was thrown is a script or style sheet that did not load, as webpack says it. */
export function isLoadFailure(error: unknown): boolean {
  return /Loading (CSS )?chunk/.test(String(error));
}
