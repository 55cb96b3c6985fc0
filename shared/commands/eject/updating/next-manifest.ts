import { isOurs } from '@portfolio/workspace/packages';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { compareVersions } from '../packing/package-version';
import { tarballsOf, versionsIn, type AreaManifest, type EjectedArea } from './ejected-area';
import type { PackageSet } from './package-set';

/** What the settings and scripts of a repository need besides what its area names. */
export const toolPackages = ['@portfolio/commands', '@portfolio/render', '@portfolio/testing'];
/** Scripts that sentences of the packages name; a repository that left home before there were such gets them, too. */
export const toolScripts = {
  upgrade: 'portfolio upgrade',
  site: 'TSX_TSCONFIG_PATH=tsconfig.base.json portfolio site',
};
type Dependencies = Record<string, string>;
const groups = ['dependencies', 'devDependencies'] as const;

/** What an upgrade writes, before it is written. Versions are from and to; one that is new or not needed any more has one. */
export type Upgrade = {
  manifest: AreaManifest;
  area: AreaManifest;
  /** Our packages, then tools. */
  versions: readonly { name: string; from?: string | undefined; to?: string | undefined }[];
  /** Tools that the owner has in a version of his own. */
  kept: readonly { name: string; own: string; tested: string }[];
  /** Tarballs to bring, and those to take away. */
  brought: readonly string[];
  replaced: readonly string[];
};

/**
 * Changes the versions that eject or an earlier upgrade wrote; everything else stays as its owner wrote it.
 * @param source of the packages, for the next upgrade.
 * @throws ReportedError where the area has newer packages, or names one that is no more.
 */
export function upgradeOf(ejected: EjectedArea, set: PackageSet, source: string): Upgrade {
  const before = versionsIn(ejected);
  const named = groups.flatMap((group) => Object.keys(ejected.area[group] ?? {})).filter(isOurs);
  const missing = named.find((name) => !set.versions.has(name));
  if (missing)
    throw new ReportedError(
      `${ejected.folder}/${ejected.workspace}/package.json names ${missing}, which the packages of ${source} no longer have. Take it out there and in what imports it, and try again. Nothing was changed.`,
    );
  const needed = set.needed([...new Set([...before.keys(), ...named, ...toolPackages])].sort());
  const after = new Map([...needed.keys()].sort().map((name) => [name, set.versions.get(name) ?? '']));
  checkOrder(ejected, before, after, source);
  const specs = new Map(
    [...after].map(([name, to]) => [name, set.registry ? to : `file:packages/${needed.get(name)}`]),
  );
  const tools = withTools(ejected.manifest, set);
  const { scripts = {} } = ejected.manifest;
  const missingScripts = Object.entries(toolScripts).filter(([name]) => !(name in scripts));
  const brought = set.registry ? [] : [...needed.values()];
  return {
    manifest: {
      ...tools.manifest,
      scripts: { ...scripts, ...Object.fromEntries(missingScripts) },
      dependencies: withSpecs(tools.manifest.dependencies, specs),
      portfolio: { source, tools: set.tools },
    },
    area: asRootSays(ejected.area, pick(ejected.manifest.dependencies, Object.keys(set.tools.dependencies))),
    versions: [...changesOf(before, after), ...tools.changed],
    kept: tools.kept,
    brought,
    replaced: tarballsOf(ejected).filter((file) => !brought.includes(file)),
  };
}

/** In the order of their owner; new ones stand last. */
function withSpecs(dependencies: Dependencies = {}, specs: ReadonlyMap<string, string>): Dependencies {
  const kept = Object.entries(dependencies).filter(([name]) => !isOurs(name) || specs.has(name));
  return { ...Object.fromEntries(kept), ...Object.fromEntries(specs) };
}

function pick(dependencies: Dependencies = {}, names: readonly string[]): Dependencies {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => names.includes(name)));
}

/**
 * The area's own package.json says what it uses; the repository's says in which version, so that there is one of each.
 * @param react is React as the repository says it: another version in the area is its owner's choice.
 */
export function asRootSays(area: AreaManifest, react: Dependencies): AreaManifest {
  const written = groups
    .filter((group) => area[group])
    .map(
      (group) =>
        [
          group,
          Object.fromEntries(
            Object.entries(area[group] ?? {}).map(
              ([name, version]) => [name, isOurs(name) || react[name] === version ? '*' : version] as const,
            ),
          ),
        ] as const,
    );
  return { ...area, ...Object.fromEntries(written) };
}

function checkOrder(
  { folder }: EjectedArea,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  source: string,
): void {
  const [newer] = [...before].filter(([name, version]) => compareVersions(version, after.get(name) ?? version) > 0);
  if (!newer) return;
  const [name, version] = newer;
  throw new ReportedError(
    `${folder}/package.json has ${name} ${version}, which is newer than ${after.get(name)} of ${source}. Bring that up to date first (git pull); to go back, revert the commit that upgraded the area (git revert). Nothing was changed.`,
  );
}

/** A version that is as it was written follows; one that the owner chose, or took out, stays so. */
function withTools(manifest: AreaManifest, set: PackageSet) {
  const [changed, kept]: [
    { name: string; from?: string; to: string }[],
    { name: string; own: string; tested: string }[],
  ] = [[], []];
  const next: AreaManifest = { ...manifest };
  for (const group of groups) {
    const [own, written] = [{ ...manifest[group] }, manifest.portfolio?.tools?.[group] ?? {}];
    for (const [name, to] of Object.entries(set.tools[group])) {
      const from = own[name];
      if (from === to || (from === undefined && name in written)) continue;
      if (from !== undefined && from !== written[name]) kept.push({ name, own: from, tested: to });
      else {
        own[name] = to;
        changed.push({ name, to, ...(from !== undefined && { from }) });
      }
    }
    next[group] = own;
  }
  return { manifest: next, changed, kept };
}

function changesOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Upgrade['versions'] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names
    .map((name) => ({ name, from: before.get(name), to: after.get(name) }))
    .filter(({ from, to }) => from !== to);
}
