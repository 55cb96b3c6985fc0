/** The start is cut into tasks, so that none holds a phone up for long. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
