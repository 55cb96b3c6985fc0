import { createHash } from 'node:crypto';
import { readAnchors } from './anchors';
import { readDrafts, type Drafts } from './drafts';
import type { LinkContext } from './links';
import { readRoutes } from './routes';

export function readLinkContext(root: string, drafts: Drafts): LinkContext {
  const leftOut = drafts === 'shown' ? new Set<string>() : readDrafts(root);
  const routes = new Map([...readRoutes(root)].filter(([path]) => !leftOut.has(path)));
  return { routes, drafts: leftOut, anchors: readAnchors(root, routes) };
}

/** Changes when what links may lead to changes: paths, drafts, and the ids of pages. */
export function linkTargets(root: string): string {
  const hash = createHash('sha256');
  const routes = readRoutes(root);
  const drafts = readDrafts(root);
  const anchorsOf = readAnchors(root, routes);
  for (const path of routes.keys()) hash.update(JSON.stringify([path, drafts.has(path), anchorsOf(path)]));
  return hash.digest('hex');
}
