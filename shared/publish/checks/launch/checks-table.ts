import type { Check } from './launch-checks';

/** Names of a row that are shown; the rest is counted. */
const shown = 5;

/** One table for the terminal: what is lacking, where, and what to do about it; in its last line what is ready. */
export function checksTable(rows: readonly Check[]): string {
  const lacking = rows.filter(({ problems }) => problems.length > 0);
  const ready = rows.filter(({ problems }) => problems.length === 0).map(({ what }) => what);
  const width = Math.max(0, ...lacking.map(({ what }) => what.length));
  const lines = lacking.flatMap(({ what, problems, advice }) => {
    const more = problems.length > shown ? [`and ${problems.length - shown} more`] : [];
    const places = [...problems.slice(0, shown), ...more, `→ ${advice}`];
    return places.map(
      (place, index) => `  ${index === 0 ? '✗' : ' '} ${(index === 0 ? what : '').padEnd(width)}  ${place}`,
    );
  });
  const title = lacking.length > 0 ? 'What a public site still lacks:' : 'Ready for the public.';
  return [title, ...lines, ...(ready.length > 0 ? [`  ✓ ${ready.join(', ')}`] : [])].join('\n');
}
