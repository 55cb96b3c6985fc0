import type { MassingFigures } from '@portfolio/model/massing/massing';
import type { Statement } from '@portfolio/render/testing/test-statements';
import { house } from './ring';
import { beds } from './rooms';
import { stairWay } from './stair';

export const statements = ({ plot, floorArea, storeys, levels: [lower = 0] }: MassingFigures): readonly Statement[] => [
  ['# ha', plot / 10_000],
  ['# × 60 m', house.half * 2],
  ['60 × # m', house.half * 2],
  ['# metres square', house.half * 2],
  ['## # metres', house.half * 2],
  ['At # the court is', house.half * 2],
  ['court is # metres wide', house.court * 2],
  ['about # m²', floorArea, 50],
  ['squareMetres: #', floorArea, 50],
  ['#-storey', storeys],
  ['is # metres above the quay', house.lower],
  ['is # metres above the quay', lower],
  ['body, # metres wide', stairWay.half * 2],
  ['for #. Every room', beds],
];

export const others = ['forty-five', 'seventy-five'];
