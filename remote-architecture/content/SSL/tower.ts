import { arc, circle } from '@portfolio/model/geometry/outlines';
import { direction, type Point } from '@portfolio/model/geometry/points';
import { box, cylinder, prism } from '@portfolio/model/geometry/prism';
import { ring, tube } from '@portfolio/model/geometry/rings';
import { beside, sweep } from '@portfolio/model/geometry/sweeps';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { decks, degreesAt, end, lattice, middle, onBar, plaza, radiusAt, railed, slab, top, way } from './measures';

export function addTower(ssl: ModelBuilder) {
  addPavilion(ssl);
  const layer = ssl.layer('lattice');
  for (let i = 0; i < lattice.bars; i++) {
    for (const way of [-1, 1] as const) {
      const a = (360 * i) / lattice.bars;
      layer.add('white', tube(onBar(a, 0, way), onBar(a, 1, way), 0.3, { endRadius: 0.2, sides: 10 }));
    }
  }
  for (let z = lattice.rings; z <= end; z += lattice.rings) {
    layer.add('white', ring(middle, radiusAt(z) - 0.16, radiusAt(z) + 0.16, z - 0.14, z + 0.14, { sides: 72 }));
  }
  layer.add('white', ring(middle, lattice.head - 0.3, lattice.head + 0.45, top - 0.3, top + 0.5, { sides: 96 }));

  const core = ssl.layer('core');
  core.add('white', prism(circle(middle, 2.7, 40), plaza, top + 1.2, [circle(middle, 2.4, 40)]));
  for (const [x, y] of circle(middle, 2.74, 20))
    core.add('white', box([x - 0.08, y - 0.08, plaza], [x + 0.08, y + 0.08, top + 1.18]));
  core.add('white', cylinder(middle, 3.6, top + 1.2, top + 1.6, 40));
}

/** A low round pavilion about the lift, open to the south-east where the ramp begins. */
function addPavilion(ssl: ModelBuilder) {
  const layer = ssl.layer('pavilion');
  const open = { from: 29, to: 298 };
  layer.add('white', ring(middle, 12.2, 12.5, plaza, 5.4, open));
  layer.add('white', ring(middle, 5.5, 13.6, 5.4, 5.8, { from: 20, to: 309 }));
  for (const [x, y] of arc(middle, 13.2, 29, 298, 47))
    layer.add('white', tube([x, y, plaza], [x, y, 5.4], 0.07, { sides: 6 }));
}

/** Three rooms to look from, each in the middle of a gallery that the ramp passes through. */
export function addDecks(ssl: ModelBuilder) {
  const layer = ssl.layer('decks');
  const lamps = ssl.layer('lamps', 'photo');
  for (const z of decks) {
    const r = radiusAt(z) - 0.7;
    const room = radiusAt(z) - 5.1;
    layer.floor('white', circle(middle, r, 96), z - 0.5, z, [circle(middle, 3.3, 40), passage(z)]);
    const over = z + 4.9 < end ? [passage(z + 4.9)] : [];
    layer.add('white', prism(circle(middle, r, 96), z + 4.4, z + 4.9, [circle(middle, 3.3, 40), ...over]));
    for (const rail of [z, z + 4.9]) layer.add('white', ring(middle, r - 0.08, r, rail, rail + 1.1, { sides: 96 }));
    for (let i = 0; i < 60; i++) {
      const [c, s] = direction(i * 6);
      const at = (radius: number, side: number): Point => [radius * c - side * s, radius * s + side * c];
      const fin: Point[] = [at(room - 0.35, -0.05), at(room, -0.05), at(room, 0.05), at(room - 0.35, 0.05)];
      layer.add('white', prism(fin, z, z + 4.4));
    }
    for (const [x, y] of circle(middle, r - 0.3, 24))
      layer.add('white', tube([x, y, z], [x, y, z + 4.4], 0.08, { sides: 6 }));
    lamps.add('glow', ring(middle, 3.6, room - 0.8, z + 4.3, z + 4.38, { sides: 40 }));
  }
}

/** The opening in a plate whose top is at z: from where heads would touch it to where the ramp has risen through. */
function passage(z: number): Point[] {
  const r = radiusAt(z) - 2.9;
  const [from, to] = [degreesAt(z - 2.9), degreesAt(Math.min(end, z + slab + 0.1))];
  return [...arc(middle, r + 1.75, from, to, 24), ...arc(middle, r - 1.75, from, to, 24).reverse()];
}

export function addRamp(ssl: ModelBuilder) {
  const { random } = ssl;
  const layer = ssl.layer('ramp');
  const people = ssl.layer('walkers', 'site');
  layer.add('red', sweep(way, 3.2, slab), sweep(beside(way, 1.56, slab - 0.02), 0.1, 1.1));
  for (const run of railed) layer.add('red', sweep(beside(run, -1.58, slab - 0.02), 0.08, 1.1));
  way.forEach(({ at: [x, y, z] }, i) => {
    if (i % 14 === 5) people.person(x + random() - 0.5, y + random() - 0.5, z + slab);
  });
}
