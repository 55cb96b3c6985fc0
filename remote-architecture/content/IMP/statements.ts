import type { MassingFigures } from '@portfolio/model/massing/massing';
import type { Statement } from '@portfolio/render/testing/test-statements';
import * as imp from './route';
import { walkLength } from './walk';

const heights = imp.rooms.map(({ height }) => height);

export const statements = ({ plot, floorArea, footprint, height }: MassingFigures): readonly Statement[] => [
  ['# ha', plot / 10_000, 0.05],
  ['of about # m²; rooms', floorArea, 50],
  ['cover about # m²', footprint, 50],
  ['of about # square metres', floorArea, 50],
  ['squareMetres: #', floorArea, 50],
  ['some # metres long', walkLength, 5],
  ['# metres wide', imp.pathWidth],
  ['# rooms', imp.rooms.length],
  ['# separate gallery rooms', imp.rooms.length],
  ['# separate cubes', imp.rooms.length],
  ['# boxes', imp.rooms.length],
  ['# squares', imp.rooms.length],
  ['# doors', imp.rooms.length],
  ['# pieces', imp.rooms.length],
  ['cut in #', imp.rooms.length],
  ['All # sit', imp.rooms.length],
  ['# in June', imp.rooms.length],
  ['# deliveries', imp.rooms.length],
  ['The # lowest', imp.rooms.filter(({ light }) => light === 'none').length],
  ['from # metres to', Math.min(...heights)],
  ['metres to #.', Math.max(...heights)],
  ['almost # metres above the street', height, 0.5],
];

export const others = ['(1)', '(2)', '(3)', '(4)', 'ten in the morning'];
