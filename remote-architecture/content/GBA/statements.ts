import type { MassingFigures } from '@portfolio/model/massing/massing';
import type { Statement } from '@portfolio/render/testing/test-statements';
import { archive, storeys as drawerStoreys } from './archive';
import { barns, frame, type Work } from './plan';

const bayCount = (work: Work) => {
  const { north = 0, south = 0 } = barns.find((barn) => barn.work === work) ?? {};
  return (north - south) / frame.bay;
};
const gaps = barns.slice(1).map(({ west }, i) => west - (barns[i]?.east ?? west));

export const statements = ({ plot, floorArea, height }: MassingFigures): readonly Statement[] => [
  ['# ha', plot / 10_000],
  ['about # m²', floorArea, 50],
  ['squareMetres: #', floorArea, 50],
  ['# barns on the plain', barns.length],
  ['# barns, about', barns.length],
  ['the # barns from above', barns.length],
  ['# long barns', barns.length],
  ['# gabled barns', barns.length],
  ['# long gabled barns', barns.length],
  ['# narrow parallel halls', barns.length],
  ['# groups came out', barns.length],
  ['in all #', barns.length],
  ['# lit ends', barns.length],
  ['# bays for machines', bayCount('machines')],
  ['# for sacks', bayCount('sacks')],
  ['# for drying', bayCount('drying')],
  ['# for the soil laboratory', bayCount('soil')],
  ['# for classes', bayCount('classes')],
  ['spacing, # metres', frame.bay],
  ['lanes run between the barns, # metres', Math.min(...gaps)],
  ['# metres across', archive.radius * 2],
  ['# metres high', archive.height],
  ['# metres high', height],
  ['# storeys of drawers', drawerStoreys],
];

export const others = ['ten years'];
