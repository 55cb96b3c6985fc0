import { bench } from '@portfolio/model/geometry/furniture';
import { box } from '@portfolio/model/geometry/prism';
import { scatter } from '@portfolio/model/geometry/scatter';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { archive } from './archive';
import { barns, frame } from './plan';
import { channel, lanes } from './site';
import { pallets, tractor, trailer, truck } from './vehicles';

const lane = 0.07;
const road = 0.06;

/** Who comes on wheels, and who walks from barn to barn under the eaves. */
export function addTraffic(gba: ModelBuilder) {
  const layer = gba.layer('traffic', 'context');
  const [first, second, wide, last] = lanes();
  if (!first || !second || !wide || !last) return;
  layer.add(
    'white',
    truck([first.west + 6.6, 8, lane], 90),
    truck([second.west + 3.6, -41, lane], 90),
    truck([second.west + 6.8, 33, lane], -90),
  );
  layer.add(
    'white',
    truck([wide.west + 3.6, -5.5, lane], -77),
    truck([wide.west + 4.1, 34, lane], -90),
    truck([last.west + 3.4, -6, lane], 90),
  );
  layer.add(
    'white',
    tractor([archive.middle[0] - 3.6, -50, lane], 70),
    trailer([archive.middle[0] - 5, -54.6, lane], 76),
  );
  layer.add('white', truck([-34, channel(-34) + 11.6, road], 4), tractor([58, channel(58) + 9.3, road], 184));
  for (let i = 0; i < 5; i++) layer.add('book', pallets([last.west + 2.2, 14 + i * 1.5, lane], 1 + (i % 2)));
  for (let i = 0; i < 4; i++) layer.add('book', pallets([first.east - 2.2, -14 + i * 1.5, lane], 1 + (i % 2)));
  layer.add('wood', bench([wide.east - 0.8, -2, lane], 2.6, 90));
  addJoints(gba);
  addPeople(gba);
}

/** A joint across the lanes at every frame. */
function addJoints(gba: ModelBuilder) {
  const paving = gba.layer('paving', 'photo');
  const joints = gba.layer('joints', 'drawing');
  for (const { west, east, south, north } of lanes()) {
    for (let y = -84; y < 82; y += frame.bay) {
      if (Math.abs(y - archive.middle[1]) < 4.5 && west < archive.middle[0] && east > archive.middle[0]) continue;
      const [a, b] = y > south && y < north ? [west + 0.1, east - 0.1] : [west + 3.1, east - 3.1];
      paving.add('grey', box([a, y - 0.04, lane], [b, y + 0.04, lane + 0.012]));
      joints.line([a, y, lane + 0.02], [b, y, lane + 0.02]);
    }
  }
}

function addPeople(gba: ModelBuilder) {
  const layer = gba.layer('people', 'site');
  const { random } = gba;
  lanes().forEach(({ west, east }, i) => {
    const bounds = [west + 0.6, -58, east - 0.6, 56] as const;
    const clear = (x: number, y: number) =>
      Math.hypot(x - archive.middle[0], y - archive.middle[1]) < 5 || (x > west + 2 && x < east - 2 && i !== 2) ? 0 : 1;
    for (const [x, y] of scatter({ bounds, count: i === 2 ? 16 : 8, apart: 3, random, likely: clear }))
      layer.person(x, y, lane);
  });
  for (const [x, y] of [
    [14.6, -24.6],
    [15.5, -25.3],
    [9, -25],
  ] as const)
    layer.person(x, y, lane);
  for (const { west, east, south } of barns) {
    for (const [x] of scatter({ bounds: [west + 1, 0, east - 1, 1], count: 2, apart: 3, random }))
      layer.person(x, south - 4 - random() * 2, 0);
  }
  const arriving = gba.layer('arriving', 'photo');
  arriving.person(15.3, -74, lane, { variant: 2, turn: 95, size: 1 });
  arriving.person(16.1, -73.4, lane, { variant: 0, turn: 88, size: 0.96 });
  const inside = gba.layer('inside', 'site');
  for (const [x, y] of [
    [30.4, -28.4],
    [34.5, -3],
    [22.6, 20.4],
    [34.4, 49],
    [56.2, -29],
    [60.6, -8.2],
    [60, 12],
    [-2.5, 12],
    [1.6, -22],
    [-28.6, -34],
    [-28.4, 21],
    [-54.6, -15],
    [-50, 6],
    [-49.6, 26],
  ] as const) {
    inside.person(x, y, frame.floor);
  }
}
