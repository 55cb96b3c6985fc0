import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { root } from './root';

const scope = '@portfolio/';

/** Whether a package is one of ours by its name. */
export function isOurs(name: string): boolean {
  return name.startsWith(scope);
}

/** The folder of one of our packages: below `shared/`, or in node_modules where it is installed. */
export function packageFolder(name: string): string {
  return dirname(createRequire(join(root, 'package.json')).resolve(`${name}/package.json`));
}

/**
 * The folders of our packages that the package in `folder` depends on, itself included where it is one of ours.
 * @param others are added by name, without what they depend on.
 * @returns paths relative to the root, sorted.
 */
export function packagesOf(folder: string, others: readonly string[] = []): string[] {
  const found = new Set(others.map(packageFolder));
  const visit = (place: string) => {
    const { name, dependencies = {} } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as {
      name: string;
      dependencies?: Readonly<Record<string, string>>;
    };
    if (isOurs(name)) found.add(place);
    for (const each of Object.keys(dependencies)) {
      if (isOurs(each) && !found.has(packageFolder(each))) visit(packageFolder(each));
    }
  };
  visit(folder);
  return [...found].map((place) => relative(root, place)).sort();
}
