import { rect } from '@portfolio/model/geometry/outlines';
import { box } from '@portfolio/model/geometry/prism';
import { walls } from '@portfolio/model/geometry/walls';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { floor, roof } from './measures';

/** Closed rooms with one door each to the next, and a foyer beside the court. */
export function addMuseum(gdl: ModelBuilder) {
  const layer = gdl.layer('museum');
  const thick = { thickness: 0.45 };
  const door = (at: number, width = 2.5) => ({ at, width, head: 3 });
  const rooms = walls(
    [
      { from: [22.5, -17], to: [39.8, -17], ...thick },
      { from: [39.8, -17], to: [39.8, 12.8], ...thick, openings: [door(20, 2)] },
      { from: [39.8, 12.8], to: [22.5, 12.8], ...thick },
      { from: [22.5, 12.8], to: [22.5, -17], ...thick, openings: [door(14.5, 4.5)] },
      { from: [29.8, -17], to: [29.8, 12.8], ...thick, openings: [door(12), door(26)] },
      { from: [22.5, 4], to: [29.8, 4], ...thick, openings: [door(5)] },
      { from: [29.8, 1], to: [39.8, 1], ...thick, openings: [door(4)] },
    ],
    floor,
    roof.under,
  );
  const foyer = walls(
    [
      { from: [-3, 16.4], to: [18, 16.4], ...thick, openings: [door(9.5, 5)] },
      { from: [18, 16.4], to: [18, 19.8], ...thick },
      { from: [18, 19.8], to: [-3, 19.8], ...thick, openings: [door(12, 4)] },
      { from: [-3, 19.8], to: [-3, 16.4], ...thick },
    ],
    floor,
    roof.under,
  );
  layer.add('white', rooms, foyer);
  layer.floor('white', rect(22.725, -16.775, 39.575, 12.575), floor, floor + 0.03);
  layer.floor('white', rect(-2.775, 16.625, 17.775, 19.575), floor, floor + 0.03);
  for (const [x, y, w, d, h] of [
    [25, -13.5, 1.2, 1.2, 1],
    [27.2, -8, 1.2, 1.2, 1],
    [25.6, -1.6, 0.9, 0.9, 1.4],
    [24.6, 8.4, 2.6, 0.5, 0.45],
    [33, -12.6, 0.25, 5, 3],
    [36.4, -6.4, 1.6, 1.6, 0.5],
    [33.6, -2.6, 2.8, 0.5, 0.45],
    [34, 5.6, 4, 0.25, 3],
    [36.6, 9.6, 1, 1, 1.2],
    [33.2, 9.6, 1, 1, 1.2],
    [3, 17.6, 2.4, 0.6, 0.45],
    [13, 17.4, 3, 0.8, 1.1],
  ] as const) {
    layer.add('white', box([x, y, floor + 0.03], [x + w, y + d, floor + 0.03 + h]));
  }
  for (let i = 0; i < 11; i++) {
    const y = -16 + i * 2.6;
    if (y < 1.6 || y > 4.2) layer.add('white', box([40.03, y, floor], [40.4, y + 0.14, roof.under]));
  }
}
