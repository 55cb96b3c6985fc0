import type { MassingFigures } from '@portfolio/model/massing/massing';
import type { Statement } from '@portfolio/render/testing/test-statements';
import * as aln from './storeys';

export const statements = ({ plot, height, floorArea, storeys }: MassingFigures): readonly Statement[] => {
  const full = storeys * 4 * aln.half.length * aln.half.depth;
  const cuts = Object.keys(aln.cuts).length;
  return [
    ['# ha', plot / 10_000],
    ['# × 28 m', 2 * aln.half.length],
    ['96 × # m', 2 * aln.half.depth],
    ['# metres long', 2 * aln.half.length],
    ['slab is # metres deep', 2 * aln.half.depth],
    ['# m high', height],
    ['and # metres high', height],
    ['in # metres make', height],
    ['make # metres each', aln.rise],
    ['about # m²', floorArea, 50],
    ['has about #.', floorArea, 50],
    ['squareMetres: #', floorArea, 50],
    ['would have had # square metres', full],
    ['missing #', full / (full - floorArea), 0.5],
    ['# storeys of', storeys],
    ['# storeys in', aln.storeys],
    ['#-storey', storeys],
    ['# equal storeys', storeys],
    ['# large rooms of air', cuts],
    ['# rooms of air', cuts],
    ['# shared gardens', cuts],
    ['# storeys high', aln.cutStoreys],
    ['as high as # of their', aln.cutStoreys],
    ['on the # floor', aln.cuts.east.storey],
  ];
};

export const others = ['2.4 metres wide'];
