import type { AreaName } from '@portfolio/contract/areas';
import { featuredLimit, type AreaSummary, type Entry, type PageDocument } from '@portfolio/contract/page';
import { Mistakes } from '../source/content-error';
import type { Drafts } from '../text/links/drafts';
import { inspectArea, parseArea, type ParseOptions } from './parse-area';
import type { MediaTarget } from '../media/encoding/pictures';
import { readPage, type ReadPage } from '../page/read-page';
import { folderWarnings } from '../text/links/routes';
import type { NamedGroup } from '../site/site-settings';
import type { Notify } from '../source/notify';

export type AreaContent = {
  summary: AreaSummary;
  entries: readonly Entry[];
  pages: readonly PageDocument[];
  /** Names in the studies of pages, by path: the search finds the page by them. */
  words: Readonly<Record<string, readonly string[]>>;
  /** URLs of preview pictures, by path. */
  shares: Readonly<Record<string, string>>;
};

/** `drafts` are left out without it; `notify` receives warnings. */
export type CompileOptions = { drafts?: Drafts; notify?: Notify } & Pick<MediaTarget, 'care' | 'onPicture' | 'later'>;

/** `inspected` are the paths of pictures that were looked at in another language. */
export type AreaOptions = CompileOptions & Omit<ParseOptions, 'mediaUrl'> & { inspected?: Set<string> };

/**
 * Reads all content of an area, in the order in which it is shown: all of its text before any of its pictures.
 * @param media folder and URL of encoded pictures.
 * Where drafts are shown, their titles say so.
 * @throws ContentError with all mistakes of its files.
 */
export async function readArea(
  root: string,
  area: AreaName,
  media: MediaTarget,
  { notify, inspected = new Set(), ...options }: AreaOptions = {},
): Promise<AreaContent> {
  const parsed = parseArea(root, area, { ...options, mediaUrl: media.mediaUrl });
  await inspectArea(parsed, inspected, notify);
  if (!options.language) for (const warning of folderWarnings(root, area)) notify?.(warning);
  const { context, groups, title, text, intros, origins } = parsed;
  const mistakes = new Mistakes();
  const pages: ReadPage[] = [];
  for (const { isDraft, ...page } of parsed.pages) {
    const read = await mistakes.attemptLater(() => readPage(context, page, { ...media, ...(notify && { notify }) }));
    const grouped = read && (page.fields.listed === false ? read : inGroup(groups, read));
    if (grouped) pages.push(isDraft ? markedAsDraft(grouped) : grouped);
  }
  mistakes.throwAny();
  pages.sort(
    (a, b) =>
      groupIndex(groups, a) - groupIndex(groups, b) || a.order - b.order || (a.page.path < b.page.path ? -1 : 1),
  );

  const entries = pages.map(({ entry }) => entry);
  const works = entries.filter(({ group }) => group);
  const leading = pages.find(({ entry, share }) => entry.lead && share) ?? pages.find(({ share }) => share);
  return {
    entries,
    shares: Object.fromEntries(pages.flatMap(({ entry, share }) => (share ? [[entry.path, share]] : []))),
    words: Object.fromEntries(pages.map(({ page, words }) => [page.path, words])),
    pages: pages.map(({ page, entry }) => ({ ...page, ...neighbours(works, works.indexOf(entry)) })),
    summary: {
      title,
      groups: groups.map((row) => {
        const members = entries.filter((entry) => entry.group === row.group);
        const intro = intros[row.group] ?? (groups.length === 1 ? text : '');
        return { ...row, intro, count: members.length, entries: members.slice(0, featuredLimit) };
      }),
      ...(pages.some(({ page }) => hasVideo(page)) && { videos: true as const }),
      ...(origins && { origins }),
      ...(leading?.share && { share: { src: leading.share, alt: leading.entry.cover?.alt ?? '' } }),
    },
  };
}

function hasVideo({ sections }: PageDocument): boolean {
  const blocks = sections.flatMap((section) => section.blocks);
  return blocks.some((block) => block.kind === 'videos' && block.videos.some(({ id }) => id));
}

/** So that nobody takes it for a published page, wherever it is listed. */
function markedAsDraft({ entry, page, ...rest }: ReadPage): ReadPage {
  const mark = (title: string) => `Draft: ${title}`;
  return {
    ...rest,
    entry: { ...entry, title: mark(entry.title), railTitle: mark(entry.railTitle) },
    page: { ...page, title: mark(page.title) },
  };
}

/** A page without a group belongs to the first one of its area; one with `listed: false` to none. */
function inGroup(groups: readonly NamedGroup[], page: ReadPage): ReadPage {
  const group = page.entry.group ?? groups[0]?.group;
  return group ? { ...page, entry: { ...page.entry, group } } : page;
}

function groupIndex(groups: readonly NamedGroup[], { entry }: ReadPage): number {
  return groups.findIndex(({ group }) => group === entry.group);
}

/** @param index -1 for a page that is none of the works. */
function neighbours(works: readonly Entry[], index: number): Pick<PageDocument, 'previous' | 'next'> {
  const previous = works[index - 1];
  const next = index < 0 ? undefined : works[index + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}
