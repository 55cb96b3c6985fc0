import type { Block, Entry, PageDocument, SearchDocument } from '@portfolio/contract/page';

/** The search documents of an area's pages: plain text without markup. @param words of their studies, by path. */
export function searchDocuments(
  entries: readonly Entry[],
  pages: readonly PageDocument[],
  words: Readonly<Record<string, readonly string[]>> = {},
): SearchDocument[] {
  return pages.flatMap((page) => {
    const entry = entries.find(({ path }) => path === page.path);
    return entry ? [searchDocument(entry, page, words[page.path] ?? [])] : [];
  });
}

function searchDocument(
  { path, area, label, title, railTitle, language, ...entry }: Entry,
  page: PageDocument,
  words: readonly string[],
): SearchDocument {
  const about = [railTitle, entry.type, entry.place, entry.year, ...page.facts.flat()];
  const sections = page.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(wordsOf)]);
  const captions = page.figures.flatMap(({ captionText, alt }) => [captionText, alt]);
  const text = [page.description, ...sections, ...captions, ...words];
  return {
    path,
    area,
    label,
    title,
    summary: entry.summary,
    about: joined(about),
    text: joined(text),
    ...(language && { language }),
  };
}

function wordsOf(block: Block): (string | undefined)[] {
  switch (block.kind) {
    case 'text':
      return [plain(block.html)];
    case 'figure':
      return [block.figure.captionText, block.figure.alt];
    case 'skills':
      return block.skills.map(({ name }) => name);
    case 'videos':
      return block.videos.map(({ title }) => title);
    case 'link':
      return [block.name, block.note];
    default:
      return [];
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? ' ');
}

/** One text without duplicates: a caption is part of a section and of the figures. */
function joined(parts: readonly (string | number | undefined)[]): string {
  const texts = parts.filter((part) => part !== undefined && part !== '').map(String);
  return [...new Set(texts)].join(' · ').replace(/\s+/g, ' ').trim();
}
