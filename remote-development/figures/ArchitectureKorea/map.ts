import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { ink } from '#figures/sheet';
import { contentOf } from '#figures/content-modules';
import { readYaml } from '@portfolio/content/source/yaml-fields';
import { CountryMap } from '../../src/studies/map/drawing/country-map';
import type { MapData } from '../../src/studies/map/drawing/map-data';
import { routeThrough } from '../../src/studies/map/algorithm/route';
import { mapData } from '../../src/studies/map/read-page';
import { mapFields, placeRow } from '../../src/studies/map/read-page-fields';

/** The map of the page as it first stands: every building, and the trip that joins them. */
export function map(): string {
  const data = guide();
  const places = routeThrough(data.places);
  const here = places[0];
  const drawn = createElement(CountryMap, { data, places, joined: true, here, onChoose: () => undefined });
  // A picture of its own has no style sheet.
  return `${renderToStaticMarkup(drawn).replaceAll('var(--ink-accent)', ink.red)}\n`;
}

/** What the study of the page shows. */
export function guide(): MapData {
  const read = (name: string) => readFileSync(join(contentOf('ArchitectureKorea'), name), 'utf8');
  const [, block = ''] = /```study\n(.*?)```/s.exec(read('index.md')) ?? [];
  const fields = z.object(mapFields).parse(readYaml('index.md', block, 0).value);
  const rows = z.array(placeRow.required({ id: true })).parse(JSON.parse(read(fields.places)));
  return mapData(fields, rows);
}
