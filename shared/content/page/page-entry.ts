import type { AreaName } from '@portfolio/contract/areas';
import type { Entry, Figure, PageDocument, Picture } from '@portfolio/contract/page';
import { directionOf } from '@portfolio/site/text-direction';
import { factMeaning } from './fact-rows';
import type { PageFields } from './schema';
import type { Source } from '../source/frontmatter';
import type { SiteSettings } from '../site/site-schema';

type PageParts = {
  area: AreaName;
  settings: SiteSettings;
  page: PageDocument;
  fields: PageFields;
  source: Source;
  /** What the home page shows after the cover. */
  stages: readonly Picture[];
};

/** A page in lists: sidebar, home page, search results. */
export function pageEntry({ area, settings, page, fields, source, stages }: PageParts): Entry {
  const { railTitle, group, type, place, squareMetres, year, lead } = fields;
  const status = factMeaning(settings.facts, 'status', fields, source);
  const award = factMeaning(settings.facts, 'award', fields, source);
  const cover = page.figures[0];
  return {
    path: page.path,
    area,
    label: page.label,
    title: page.title,
    railTitle: railTitle ?? page.title,
    summary: page.summary,
    ...(group && { group }),
    ...(type && { type }),
    ...(place && { place }),
    ...(status && { status: status.text }),
    ...(status && status.text !== status.value && { statusValue: status.value }),
    ...(award && { award: award.text }),
    ...(squareMetres && { squareMetres, size: sizeOf(squareMetres, settings.language) }),
    ...(year && { year }),
    ...(page.language && { language: page.language }),
    ...(lead && { lead: true }),
    ...(cover && { cover: coverOf(cover, stages) }),
  };
}

function coverOf({ picture, alt, focus }: Figure, stages: readonly Picture[]): Entry['cover'] {
  return { picture, alt, ...(focus && { focus }), ...(stages.length > 0 && { stages }) };
}

/** Square metres, or from ten hectares on hectares. */
function sizeOf(squareMetres: number, language: string): string {
  const [value, unit] = squareMetres < 100_000 ? [squareMetres, 'm²'] : [squareMetres / 10_000, 'ha'];
  // Before what is read from the left: a unit in Latin letters stays behind its number.
  const mark = directionOf(language) === 'rtl' ? '\u200e' : '';
  return `${mark}${value.toLocaleString(language)} ${unit}`;
}
