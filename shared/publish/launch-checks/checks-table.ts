import type { Row } from './launch-checks';

/** Names of a row that are shown; the rest is counted. */
const shown = 5;

/** One table for the terminal: what is lacking, where, and what to do about it; in its last line what is ready. */
export function readyTable(rows: readonly Row[]): string {
  const lacking = rows.filter(({ lacks }) => lacks.length > 0);
  const ready = rows.filter(({ lacks }) => lacks.length === 0).map(({ what }) => what);
  const width = Math.max(0, ...lacking.map(({ what }) => what.length));
  const lines = lacking.flatMap(({ what, lacks, advice }) => {
    const more = lacks.length > shown ? [`and ${lacks.length - shown} more`] : [];
    const places = [...lacks.slice(0, shown), ...more, `→ ${advice}`];
    return places.map(
      (place, index) => `  ${index === 0 ? '✗' : ' '} ${(index === 0 ? what : '').padEnd(width)}  ${place}`,
    );
  });
  const title = lacking.length > 0 ? 'What a public site still lacks:' : 'Ready for the public.';
  return [title, ...lines, ...(ready.length > 0 ? [`  ✓ ${ready.join(', ')}`] : [])].join('\n');
}
