import type { MassingFigures } from '@portfolio/model/massing/massing';
import type { Statement } from '@portfolio/render/testing/test-statements';
import * as gdl from './measures';

const [plateWest, plateSouth, plateEast, plateNorth] = gdl.plate;

export const statements = ({ plot, floorArea, roofArea = 0 }: MassingFigures): readonly Statement[] => [
  ['# ha', plot / 10_000],
  ['Roof of # m²', roofArea],
  ['Roof of # m²', (plateEast - plateWest) * (plateNorth - plateSouth)],
  ['over about # m²', floorArea, 50],
  ['squareMetres: #', floorArea, 50],
  ['# metres long', plateEast - plateWest],
  ['# deep and less than a metre thick', plateNorth - plateSouth],
  ['# steps, each', gdl.court.steps],
  ['# metres across', gdl.court.radius * 2],
  ['columns, # metres apart', gdl.columns],
];

export const others = ['1:500'];
