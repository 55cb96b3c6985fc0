import { isOurs } from '@portfolio/workspace/packages';
import type { changesSince } from './changelog';
import type { Upgrade } from './next-manifest';

/** What an upgrade did, line by line, for its owner. */
export function sentencesOf(
  { versions, kept, manifest, brought }: Upgrade,
  changes: ReturnType<typeof changesSince>,
  files: readonly string[],
): string[] {
  const unchanged = Object.keys(manifest.dependencies ?? {}).filter(
    (name) => isOurs(name) && !versions.some((each) => each.name === name),
  );
  return [
    ...versions.map(({ name, from, to }) => {
      if (!from) return `${name} ${to} is new.`;
      return to ? `${name} goes from ${from} to ${to}.` : `${name} ${from} is no longer needed.`;
    }),
    ...(unchanged.length > 0 ? [`As before: ${unchanged.join(', ')}.`] : []),
    ...kept.map(
      ({ name, own, tested }) => `package.json keeps ${name} ${own}; the packages are tested with ${tested}.`,
    ),
    ...changes.flatMap(({ contract, lines }) => ['', `Contract ${contract}:`, ...lines]),
    '',
    `Written: ${[...files, ...(brought.length > 0 ? ['packages/'] : [])].join(', ')}. Try them (npm install, npm test) and commit them.`,
  ];
}
