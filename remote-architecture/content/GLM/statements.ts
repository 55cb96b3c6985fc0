import type { MassingFigures } from '@portfolio/model/massing/massing';
import type { Statement } from '@portfolio/render/testing/test-statements';
import * as glm from './slope';

const width = glm.plot.east - glm.plot.west;
const depth = glm.plot.north - glm.plot.south;

export const statements = ({ plot, floorArea, storeys }: MassingFigures): readonly Statement[] => [
  ['# × 54 m', width],
  ['18 × # m', depth],
  ['# m wide', width],
  ['# m deep', depth],
  ['# metres wide', width],
  ['# metres deep', depth],
  ['and # deep', depth],
  ['bookcase, # metres', depth],
  ['about # m²', floorArea, 50],
  ['the # square metres', floorArea, 50],
  ['squareMetres: #', floorArea, 50],
  ['a # of the 2,800', floorArea / plot, 0.3],
  ['# reading terraces', glm.terraces],
  ['# reading terraces', storeys],
  ['# reading floors', glm.terraces],
  ['# stepped terraces', glm.terraces],
  ['on # levels', glm.terraces],
  ['become # libraries', glm.terraces],
  ['do all # show', glm.terraces],
  ['stops # times', glm.terraces],
  ['each # metres higher', glm.rise],
  ['rises one metre in #', glm.bay / glm.rise],
];

export const others = [];
