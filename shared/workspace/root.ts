import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The repository's root: the nearest folder, from the working directory upwards, whose package.json has workspaces. */
export const root = rootAbove(process.cwd());

/** @throws Error where no folder above is a repository with workspaces. */
export function rootAbove(folder: string): string {
  for (let place = folder; ; place = dirname(place)) {
    const file = join(place, 'package.json');
    if (existsSync(file) && 'workspaces' in (JSON.parse(readFileSync(file, 'utf8')) as object)) return place;
    if (place === dirname(place))
      throw new Error(
        `No package.json with "workspaces" lies in or above ${folder}. Run the command in the repository.`,
      );
  }
}
