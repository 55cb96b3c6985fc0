import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '@portfolio/workspace/root';

type Package = {
  name: string;
  engines?: object;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
};

const areas = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('remote-'));
const shared = readdirSync(join(root, 'shared'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => `shared/${entry.name}`);
const folders = [...shared, ...areas];
const packages = new Map(folders.map((folder) => [folder, read(folder)]));

function read(folder: string): Package {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Package;
}

/** Files of a folder with the modules that they name. */
function modulesIn(folder: string): { file: string; names: string[] }[] {
  return (
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      // Journeys beside the content or a package belong to e2e.
      .filter((file) => /\.tsx?$/.test(file) && !/\.(d|spec)\.ts$|(^|\/)(node_modules|dist|journeys)\//.test(file))
      .map((file) => {
        const text = readFileSync(join(root, folder, file), 'utf8');
        return {
          file: `${folder}/${file}`,
          names: ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName),
        };
      })
  );
}

const files = folders.flatMap((folder) => modulesIn(folder).map((each) => ({ folder, ...each })));
const known = new Set(files.map(({ file }) => file));
/** The files that each file imports. */
const imports = new Map(files.map(({ file, names }) => [file, names.flatMap((name) => targetOf(file, name) ?? [])]));

function targetOf(file: string, name: string): string | undefined {
  const path = name.startsWith('@portfolio/')
    ? name.replace('@portfolio', 'shared')
    : relative(root, join(root, dirname(file), name));
  return [path, `${path}.ts`, `${path}.tsx`].find((each) => known.has(each));
}

/** What tests of other packages use has their dependencies. */
const isTest = (file: string) => /\.test\.tsx?$|^shared\/(?:study\/testing|testing\/engines)\//.test(file);
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
const ours = (all: Readonly<Record<string, string>> = {}) => Object.keys(all).filter((name) => name.startsWith('@'));

/** A circle in a graph as the names along it, or nothing. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const visit = (name: string, trail: readonly string[]): string[] => {
    if (trail.includes(name)) return [...trail.slice(trail.indexOf(name)), name];
    if (done.has(name)) return [];
    for (const next of graph.get(name) ?? []) {
      const circle = visit(next, [...trail, name]);
      if (circle.length > 0) return circle;
    }
    done.add(name);
    return [];
  };
  return [...graph.keys()].map((name) => visit(name, [])).find((circle) => circle.length > 0) ?? [];
}

test('a circle is found and named', () => {
  const graph = new Map(Object.entries({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }));
  expect(circleIn(graph)).toEqual(['b', 'd', 'b']);
});

test('packages do not depend on each other in a circle, not even in their tests', () => {
  const all = [...packages.values()];
  const graph = new Map(
    all.map(({ name, dependencies, devDependencies }) => [name, ours({ ...dependencies, ...devDependencies })]),
  );
  expect(circleIn(graph)).toEqual([]);
});

test('files do not import each other in a circle', () => {
  expect(circleIn(imports)).toEqual([]);
});

/** Packages whose folders are rooms: what is in one needs what is in another, and never the other way round. */
const houses = ['shared/compose', 'shared/content', 'shared/publish'];

test.each(houses)('the rooms of %s do not import each other in a circle', (house) => {
  const shipped = [...imports].filter(
    ([file]) => file.startsWith(`${house}/`) && !isTest(file) && !file.startsWith(`${house}/testing/`),
  );
  const circles = [...new Set(shipped.flatMap(([file]) => foldersOf(file, house)))].map((folder) => {
    const roomOf = (file: string) =>
      file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined;
    const graph = new Map<string, string[]>();
    for (const [file, targets] of shipped) {
      const room = roomOf(file);
      const others = targets.flatMap((target) => roomOf(target) ?? []).filter((other) => other !== room);
      if (room) graph.set(room, [...(graph.get(room) ?? []), ...others]);
    }
    return circleIn(graph).map((room) => `${folder}/${room}`);
  });
  expect(circles.filter((circle) => circle.length > 0)).toEqual([]);
});

/** The folders of a house that a file lies in, from the innermost. */
function foldersOf(file: string, house: string): string[] {
  const folder = dirname(file);
  return folder === house ? [house] : [folder, ...foldersOf(folder, house)];
}

test.each(houses)('no folder of %s has more than 12 entries', (house) => {
  const entries = new Map<string, Set<string>>();
  for (const entry of readdirSync(join(root, house), { recursive: true, withFileTypes: true })) {
    const file = relative(root, join(entry.parentPath, entry.name));
    if (!entry.isFile() || /(^|\/)(node_modules|dist|\.DS_Store)(\/|$)/.test(file)) continue;
    for (const folder of foldersOf(file, house)) {
      const name = file.slice(folder.length + 1).split('/')[0] ?? '';
      entries.set(folder, (entries.get(folder) ?? new Set()).add(name));
    }
  }
  const large = [...entries].filter(([, names]) => names.size > 12);
  expect(large.map(([folder, names]) => `${folder} has ${names.size}`)).toEqual([]);
});

test('contract depends on no package', () => {
  expect(packages.get('shared/contract')?.dependencies).toBeUndefined();
});

test('packages for browsers depend on no package that runs in Node only', () => {
  const node = new Set([...packages.values()].filter(({ engines }) => engines).map(({ name }) => name));
  const wrong = shared
    .map((folder) => packages.get(folder)!)
    .filter(({ engines, dependencies }) => !engines && Object.keys(dependencies ?? {}).some((name) => node.has(name)));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('a file imports another package by its name', () => {
  const wrong = files.filter(({ file, folder, names }) =>
    names.some((name) => name.startsWith('.') && relative(folder, join(dirname(file), name)).startsWith('..')),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

/** Used without an import: from the command line, and by models where the content has code at all. */
function isIndirect(name: string, folder: string): boolean {
  if (name === '@portfolio/render') return !files.some(({ file }) => file.startsWith(`${folder}/content/`));
  return name === '@portfolio/commands' || name === '@portfolio/dev-browser' || name === '@portfolio/foreign';
}

test('a package names what its files import, and of our packages nothing more', () => {
  const problems = folders.flatMap((folder) => {
    const { name, dependencies, devDependencies, peerDependencies } = packages.get(folder)!;
    const shipped = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
    const used = new Set<string>();
    const missing = files
      .filter((each) => each.folder === folder)
      .flatMap(({ file, names }) => {
        const others = names.filter((each) => !/^(\.|node:)/.test(each)).map(packageOf);
        for (const each of others) used.add(each);
        const isShipped = folder.startsWith('shared/') && !isTest(file);
        return others
          .filter((each) => isShipped && !shipped.has(each) && !/^(area-under-development|published-area)$/.test(each))
          .map((each) => `${file} imports ${each}, which ${name} does not depend on`);
      });
    const asked = ours({ ...dependencies, ...devDependencies }).filter((each) => each.startsWith('@portfolio/'));
    const unused = asked
      .filter((each) => !used.has(each) && !isIndirect(each, folder))
      .map((each) => `${name} depends on ${each} and does not use it`);
    const unnamed = [...used]
      .filter((each) => each.startsWith('@portfolio/') && !asked.includes(each))
      .map((each) => `${name} uses ${each} and does not name it`);
    return [...missing, ...unused, ...unnamed];
  });
  expect(problems).toEqual([]);
});

test('what the sources of a workspace import is installed by a start, apart from the library of a backend', () => {
  const late = files
    .filter(({ file, folder }) => file.startsWith(`${folder}/src/`) && !file.startsWith('shell/src/backend/'))
    .filter(({ file, folder }) => areas.includes(folder) && !isTest(file))
    .flatMap(({ file, folder, names }) => {
      const { devDependencies = {} } = packages.get(folder)!;
      const late = names.map(packageOf).filter((name) => name in devDependencies && !name.startsWith('@portfolio/'));
      return late.map((name) => `${file} imports ${name}, a devDependency`);
    });
  expect(late).toEqual([]);
});

test('every file that a package exports by name exists', () => {
  const missing = shared.flatMap((folder) => {
    const { exports } = read(folder) as unknown as { exports: Readonly<Record<string, string>> };
    return Object.values(exports).filter((path) => !path.includes('*') && !existsSync(join(root, folder, path)));
  });
  expect(missing).toEqual([]);
});
