import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAnchors } from './anchors';
import { readDrafts, type Drafts } from './drafts';
import type { LinkContext } from './links';
import { readRoutes } from './routes';

export function readLinkContext(root: string, drafts: Drafts): LinkContext {
  const leftOut = drafts === 'shown' ? new Set<string>() : readDrafts(root);
  const routes = new Map([...readRoutes(root)].filter(([path]) => !leftOut.has(path)));
  return { routes, drafts: leftOut, anchors: readAnchors(root, routes) };
}

/** Changes when what links may lead to changes: paths, drafts, or lines that become an id. */
export function linkTargets(root: string): string {
  const hash = createHash('sha256');
  for (const [path, owner] of readRoutes(root)) {
    const file = join(root, owner, 'index.md');
    const lines = existsSync(file) ? readFileSync(file, 'utf8').match(/^(?:#|!\[|=|-+$|.*(?:imgSrc|draft)).*$/gm) : [];
    hash.update(`${path}\0${(lines ?? []).join('\n')}\0`);
  }
  return hash.digest('hex');
}
