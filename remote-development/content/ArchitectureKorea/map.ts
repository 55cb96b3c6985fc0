import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildings } from '../../src/korea/building';
import { KoreaMap } from '../../src/korea/korea-map';
import { routeThrough } from '../../src/korea/route';

/** The map of the page as it first stands: every building, and the trip that joins them. */
export function map(): string {
  const order = routeThrough(buildings);
  const drawn = createElement(KoreaMap, { buildings: order, joined: true, here: order[0], onChoose: () => undefined });
  return `${renderToStaticMarkup(drawn)}\n`;
}
