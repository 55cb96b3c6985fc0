import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aliases } from '@portfolio/contract/areas';
import { readSource } from './frontmatter';
import type { Anchors, AnchorsOf, Routes } from './links';
import { readTargets } from './markdown';
import { createNames } from './page-pictures';
import { readSettings } from './site-settings';

/**
 * Reads which ids the pages have, each page once. Of a page that can't be read, which only its own build has to say, and
 * of one that is not in this repository, nothing is known: undefined.
 */
export function readAnchors(root: string, routes: Routes): AnchorsOf {
  const known = new Map<string, Anchors | undefined>();
  return (path) => {
    const page = aliases[path] ?? path;
    if (!known.has(page)) known.set(page, anchorsIn(root, routes.get(page)));
    return known.get(page);
  };
}

function anchorsIn(root: string, owner: string | undefined): Anchors | undefined {
  try {
    if (owner === 'shell') return { headings: readSettings(root).groups.map(({ name }) => name), others: ['main'] };
    return anchorsOfFolder(join(root, owner ?? ''));
  } catch {
    return undefined;
  }
}

function anchorsOfFolder(folder: string): Anchors {
  const source = readSource('index.md', readFileSync(join(folder, 'index.md'), 'utf8'));
  const { headings, studies, pictures } = readTargets(source.body);
  const { images = [] } = source.value as { images?: { imgSrc: string }[] };
  const nameOf = createNames();
  const named = [...images.map(({ imgSrc }) => imgSrc), ...pictures].map((file) => `picture-${nameOf(file)}`);
  return { headings, others: ['main', ...named, ...studies] };
}
