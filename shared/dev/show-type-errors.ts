import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { updateCssTypes } from '@portfolio/build/css-types';
import type { AreaName } from '@portfolio/contract/areas';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { root } from '@portfolio/workspace/root';
import type { StartedServer } from './start-server';
import { areaOfError } from './type-errors';
import { watchTypes } from './watch-types';

/**
 * Checks types once the servers have compiled, and after every edit. Errors stand in the terminal, and in the overlay of
 * the server of their workspace; those of the shell, of shared packages and of areas without a server in `main`.
 */
export async function showTypeErrors(
  main: StartedServer,
  areas: ReadonlyMap<AreaName, StartedServer>,
  projects: readonly string[],
): Promise<void> {
  await Promise.all([main, ...areas.values()].map(({ compiled }) => compiled));
  // Builds write the types of the sheets that they bundle; the check reads all. An error in one stands in the overlay.
  await updateCssTypes().catch(() => undefined);
  let last = '';
  const show = (errors: readonly string[]) => {
    for (const server of [main, ...areas.values()])
      server.show(errors.filter((error) => (areaServer(areas, error) ?? main) === server));
    const text = errors.join('\n');
    if (text !== last) console.error(text ? `Types:\n${text}\n` : 'Types: no errors any more.\n');
    last = text;
  };
  try {
    watchTypes({ folder: root, projects, watched: watchedFolders() }, show);
  } catch (error) {
    // What checks types is not among what a site needs to start.
    if (!(error instanceof ReportedError)) throw error;
    console.error(`Types are not checked. ${error.message}`);
  }
}

/** Sources, packages that are installed as sources, and the types of class names, which builds write. */
function watchedFolders(): string[] {
  const workspaces = readdirSync(root).filter((name) => /^(?:shared|shell|remote-.*|e2e|bench|tools)$/.test(name));
  return [...workspaces, 'node_modules/@portfolio', '.cache/css-types'].map((name) => join(root, name));
}

function areaServer(areas: ReadonlyMap<AreaName, StartedServer>, error: string): StartedServer | undefined {
  return areas.get(areaOfError(error) as AreaName);
}
