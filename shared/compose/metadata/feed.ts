import type { Entry } from '@portfolio/contract/page';
import type { Site } from '@portfolio/contract/shell';
import { escapeHtml } from '@portfolio/site/escape-html';
import { pageAddress } from '@portfolio/site/site-language';
import { fileOf } from './figures';

/** Maximum number of entries, newest first. */
const limit = 30;

/**
 * The Atom feed of the works (RFC 4287). Works have no date: an entry has the time of the publish that last changed it.
 * @param before the feed as it was.
 */
export function feed(site: Site, works: readonly Entry[], now: Date, before = ''): string {
  const known = new Map([...before.matchAll(entryPattern)].map(([, time = '', body = '']) => [body, time]));
  const newest = [...works].sort((a, b) => (b.year ?? 0) - (a.year ?? 0)).slice(0, limit);
  const entries = newest.map((work) => {
    const body = entry(site, work);
    return { body, time: known.get(body) ?? now.toISOString() };
  });
  const updated =
    entries
      .map(({ time }) => time)
      .sort()
      .at(-1) ?? now.toISOString();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(site.language)}">`,
    `<title>${escapeHtml(site.name)}</title>`,
    `<id>${escapeHtml(pageAddress(site, '/'))}</id>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(pageAddress(site, '/feed.xml'))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(pageAddress(site, '/'))}"/>`,
    `<author><name>${escapeHtml(site.name)}</name><uri>${escapeHtml(pageAddress(site, '/'))}</uri></author>`,
    `<updated>${updated}</updated>`,
    ...entries.map(({ body, time }) => `<entry><updated>${time}</updated>${body}</entry>`),
    '</feed>\n',
  ].join('\n');
}

const entryPattern = /<entry><updated>(.*?)<\/updated>(.*?)<\/entry>/gs;

function entry(site: Site, { path, title, summary, type, place, cover }: Entry): string {
  const url = escapeHtml(pageAddress(site, path));
  const picture = cover && escapeHtml(site.address + encodeURI(fileOf(cover.picture)));
  const kind = cover?.picture.kind === 'drawing' ? 'image/svg+xml' : 'image/jpeg';
  return [
    `<title>${escapeHtml([title, place].filter(Boolean).join(', '))}</title><id>${url}</id>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    picture ? `<link rel="enclosure" type="${kind}" href="${picture}"/>` : '',
    type ? `<category term="${escapeHtml(type)}"/>` : '',
    `<summary>${escapeHtml(summary)}</summary>`,
  ].join('');
}
