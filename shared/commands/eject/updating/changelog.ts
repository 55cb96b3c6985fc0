/** What a contract's section of `shared/contract/CHANGELOG.md` says. */
type Section = { contract: number; lines: readonly string[] };

/** The version of the contract that `shared/contract/area-module.ts` declares; 0 where it declares none. */
export function contractIn(areaModule: string): number {
  return Number(/contractVersion = (\d+)/.exec(areaModule)?.[1] ?? 0);
}

/**
 * What the changelog says that whoever has an older one has not read: the sections of later contracts, and new lines in
 * the section of the same one. The latest stands first.
 * @param before is the older changelog; "" where there was none.
 */
export function changesSince(contract: number, before: string, changelog: string): readonly Section[] {
  const known = new Set(sectionsOf(before).flatMap(({ lines }) => lines));
  return sectionsOf(changelog)
    .filter((section) => section.contract > contract || (section.contract === contract && before !== ''))
    .map((section) => ({ ...section, lines: section.lines.filter((line) => !known.has(line)) }))
    .filter(({ lines }) => lines.length > 0);
}

export function sectionsOf(changelog: string): readonly Section[] {
  return changelog
    .split(/^## Contract /m)
    .slice(1)
    .map((text) => ({
      contract: parseInt(text, 10),
      lines: text.split('\n').filter((line) => line.startsWith('- ')),
    }));
}
