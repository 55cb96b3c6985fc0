import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
import type { ComposerHost } from '@portfolio/contract/published/composer-module';

/**
 * Where in the sources an error of a server bundle was thrown, such as "remote-research/src/area.tsx:12".
 * @returns undefined for errors from elsewhere.
 */
export async function sourceLine(error: unknown, read: ComposerHost['read']): Promise<string | undefined> {
  // Errors of URL and other standards are of another realm than the composer's: no instances of its Error.
  const { stack = '' } = Object(error) as Partial<Error>;
  const [, bundle, line, column] = /((?:_areas|_shell)\/\S+?\.js):(\d+):(\d+)/.exec(stack) ?? [];
  const map = bundle && (await read(`${bundle}.map`));
  if (!map) return undefined;
  const place = originalPositionFor(new TraceMap(map), { line: Number(line), column: Number(column) - 1 });
  return place.source ? `${place.source.replace(/^\.\//, '')}:${place.line}` : undefined;
}
