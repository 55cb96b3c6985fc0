import type { ComposerHost } from '@portfolio/contract/published/composer-module';
import { sourceLine } from './source-line';

/** @returns the error that stops the publish because of what a release's code threw: what cannot be done, why, and where. */
export async function refusal(host: ComposerHost, what: string, cause: unknown): Promise<Error> {
  const line = await sourceLine(cause, host.read);
  const { message = String(cause) } = Object(cause) as Partial<Error>;
  return host.refused(`${what}: ${message}${line ? ` (${line})` : ''}. Nothing was published.`, cause);
}
