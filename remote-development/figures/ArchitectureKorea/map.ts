import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { ink } from '#figures/sheet';
import { contentOf } from '#figures/content-modules';
import { readYaml } from '@portfolio/content/source/fields/yaml-fields';
import { languageFile } from '@portfolio/content/source/language-file';
import { CountryMap } from '../../src/studies/map/drawing/country-map';
import type { MapData } from '../../src/studies/map/drawing/map-data';
import { routeThrough } from '../../src/studies/map/algorithm/route';
import { mapData } from '../../src/studies/map/read-page';
import { mapFields, placeRow } from '../../src/studies/map/read-page-fields';

/** The map of the page as it first stands: every building, and the trip that joins them. */
export function map(language?: string): string {
  const data = guide(language);
  const places = routeThrough(data.places);
  const here = places[0];
  const drawn = createElement(CountryMap, { data, places, joined: true, here, onChoose: () => undefined });
  // A picture of its own has no style sheet.
  const alone = renderToStaticMarkup(drawn).replaceAll('var(--ink-accent)', ink.red);
  return `${alone.replace('<svg ', '<svg font-family="sans-serif" ')}\n`;
}

/** What the study of the page shows, in the main language or in that of a translation. */
export function guide(language?: string): MapData {
  const read = (name: string) => readFileSync(join(contentOf('ArchitectureKorea'), name), 'utf8');
  const blockOf = (file: string): object => {
    const [, block = ''] = /```study\n(.*?)```/s.exec(read(file)) ?? [];
    return { ...(readYaml(file, block, 0).value as object) };
  };
  const fields = z
    .object(mapFields)
    .parse({ ...blockOf('index.md'), ...(language && blockOf(languageFile('index.md', language))) });
  const rows = z.array(placeRow.required({ id: true })).parse(JSON.parse(read(fields.places)));
  return mapData(fields, rows);
}
