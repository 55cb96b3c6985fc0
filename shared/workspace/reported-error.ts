/** A failure whose message tells the owner what to do: commands show it without a stack. */
export class ReportedError extends Error {
  override name = 'ReportedError';
}
