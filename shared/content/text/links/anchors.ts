import { aliases } from '@portfolio/contract/areas';
import { ContentError } from '../../source/content-error';
import { readSourceFile, type Source } from '../../source/frontmatter';
import type { Anchors, AnchorsOf, Routes } from './links';
import { readTargets } from '../markdown/markdown';
import { createNames } from '../../media/page-pictures';
import { readSettings } from '../../site/site-settings';

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
    const source = owner === undefined ? undefined : readSourceFile(root, `${owner}/index.md`);
    return source && anchorsOfPage(source);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Of the sources that were read last. */
const known = new WeakMap<Source, Anchors>();

function anchorsOfPage(source: Source): Anchors {
  const anchors = known.get(source) ?? readAnchorsOf(source);
  known.set(source, anchors);
  return anchors;
}

function readAnchorsOf(source: Source): Anchors {
  const { headings, studies, pictures } = readTargets(source.body);
  const { images } = { ...(source.value as { images?: unknown } | null) };
  const files = (Array.isArray(images) ? images : []).map((image: { imgSrc?: unknown } | null) =>
    String(image?.imgSrc),
  );
  const nameOf = createNames();
  const named = [...files, ...pictures].map((file) => `picture-${nameOf(file)}`);
  return { headings, others: ['main', ...named, ...studies] };
}
