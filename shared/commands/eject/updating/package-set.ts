import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { npmPack } from '../packing/pack-packages';
import { compareVersions } from '../packing/package-version';
import { commands, type PackedTogether, type Tools } from '../packing/packages-to-pack';
import { readTarball } from '../packing/read-tarball';

/** Packages that were packed together. */
export type PackageSet = {
  versions: ReadonlyMap<string, string>;
  tools: Tools;
  changelog: string;
  /** The address of the registry that has them, or null where they are tarballs in a folder. */
  registry: string | null;
  /** The packages with these names, and those that they need: the name of a tarball for each, or its version. */
  needed: (names: readonly string[]) => ReadonlyMap<string, string>;
  /** Copies a tarball of a folder. */
  copy: (file: string, target: string) => void;
};

type Packed = {
  name: string;
  version: string;
  dependencies?: Readonly<Record<string, string>>;
  portfolio?: PackedTogether;
};

/**
 * The newest packages in a folder of tarballs, as `npm run eject -- --pack` writes it.
 * @throws ReportedError where the folder has none, or lacks some of them.
 */
export function setInFolder(folder: string): PackageSet {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.tgz')) : [];
  const packed = files.map((file) => ({ file, ...manifestIn(join(folder, file)) }));
  const [newest] = packed
    .filter(({ name, portfolio }) => name === commands && portfolio)
    .sort((a, b) => compareVersions(b.version, a.version));
  if (!newest?.portfolio)
    throw new ReportedError(
      `${folder} holds no packages with versions. "npm run eject -- --pack ${folder}" in a checkout writes them.`,
    );
  const versions = new Map([[commands, newest.version], ...Object.entries(newest.portfolio.packages)]);
  const find = (name: string) => {
    const found = packed.find((each) => each.name === name && each.version === versions.get(name));
    if (found) return found;
    throw new ReportedError(
      `${folder} lacks ${name} ${versions.get(name)}, which belongs to ${newest.file}. Pack the folder again.`,
    );
  };
  const findNeeded = (names: readonly string[]) => {
    const found = new Map<string, string>();
    const visit = (name: string) => {
      if (found.has(name) || !versions.has(name)) return;
      const { file, dependencies = {} } = find(name);
      found.set(name, file);
      Object.keys(dependencies).forEach(visit);
    };
    names.forEach(visit);
    return found;
  };
  return {
    versions,
    tools: newest.portfolio.tools,
    changelog: readTarball(join(folder, find('@portfolio/contract').file), 'CHANGELOG.md') ?? '',
    registry: null,
    needed: findNeeded,
    copy: (file, target) => {
      mkdirSync(target, { recursive: true });
      // Whole or not at all.
      copyFileSync(join(folder, file), join(target, `${file}.part`));
      renameSync(join(target, `${file}.part`), join(target, file));
    },
  };
}

/**
 * The packages that a registry calls the latest. npm asks it, with the settings and keys of whoever runs the command.
 * @throws ReportedError where the registry does not answer, or does not have them.
 */
export function setInRegistry(registry: string): PackageSet {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  try {
    const fetch = (spec: string) => {
      const [[, file] = ['', '']] = npmPack(
        [spec, `--@portfolio:registry=${registry}`, '--prefer-online'],
        folder,
        folder,
      );
      return join(folder, file);
    };
    const { version, portfolio } = manifestIn(fetch(`${commands}@latest`));
    if (!portfolio)
      throw new ReportedError(`${commands} ${version} of ${registry} does not say which packages belong to it.`);
    const versions = new Map([[commands, version], ...Object.entries(portfolio.packages)]);
    const contract = fetch(`@portfolio/contract@${versions.get('@portfolio/contract')}`);
    return {
      versions,
      tools: portfolio.tools,
      changelog: readTarball(contract, 'CHANGELOG.md') ?? '',
      registry,
      needed: (names) =>
        new Map(names.flatMap((name) => (versions.has(name) ? [[name, versions.get(name) ?? '']] : []))),
      copy: () => undefined,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function manifestIn(tarball: string): Packed {
  return JSON.parse(readTarball(tarball, 'package.json') ?? '{}') as Packed;
}
