/** Where reports are kept: beside the site, in no state of it, and never served. */
export type HealthLines = {
  /**
   * Keeps a line.
   * @returns false where there is no room for it.
   */
  add: (line: string, now: Date) => Promise<boolean>;
  /**
   * All lines as chunks of text that end with a line, oldest day first.
   * @param since the first day that is read, such as "2026-03-01".
   */
  read: (since: string) => AsyncIterable<{ day: string; text: string }>;
};

/** The day of a time, in UTC: "2026-03-01". */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** The day so many days before. */
export function dayBefore(time: Date, days: number): string {
  return dayOf(new Date(time.getTime() - days * 86_400_000));
}
