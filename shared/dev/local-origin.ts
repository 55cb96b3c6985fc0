/** Whether an origin, such as "http://localhost:4173", is a page of this machine. */
export function isLocalOrigin(origin: string): boolean {
  return URL.canParse(origin) && ['localhost', '127.0.0.1'].includes(new URL(origin).hostname);
}
