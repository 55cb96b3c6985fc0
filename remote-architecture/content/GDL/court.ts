import { cylinder } from '@portfolio/model/geometry/prism';
import { ring } from '@portfolio/model/geometry/rings';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { court, floor } from './measures';

/** Ten red steps round a stage; where the circle is left open a stair comes down. */
export function addCourt(gdl: ModelBuilder) {
  const layer = gdl.layer('court');
  const { middle, radius, steps, stage, pit: bottom } = court;
  const open = { from: 291.6, to: 367.2 };
  for (let i = 0; i < steps; i++) {
    const outer = radius - i * 0.95;
    const seats = { from: open.to - 360, to: open.from, sides: 72 };
    layer.add('red', ring(middle, outer - 0.95, outer, bottom, floor - (i + 1) * 0.44, seats));
  }
  layer.add('red', cylinder(middle, radius - steps * 0.95, bottom, stage, 72));
  layer.add('red', ring(middle, radius - steps * 0.95, radius - 3.1, bottom, stage, { ...open, sides: 24 }));
  const flight = 28;
  for (let i = 0; i < flight; i++) {
    const turn = (open.to - open.from) / flight;
    const span = { from: open.from + i * turn, to: open.from + (i + 1) * turn, sides: 2 };
    const top = floor - ((floor - stage) * (i + 1)) / (flight + 1);
    layer.add('white', ring(middle, radius - 3.1, radius, bottom, top, span));
  }
  layer.add('white', cylinder(middle, radius, bottom - 0.19, bottom, 96));
  layer.add('white', ring(middle, radius, radius + 0.22, bottom, floor + 0.12, { sides: 96 }));
}
