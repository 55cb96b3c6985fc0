import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Massing, MassingFigures } from '@portfolio/model/massing/massing';
import * as aln from './ALN/storeys';
import { archive, storeys as drawerStoreys } from './GBA/archive';
import { barns, frame, type Work } from './GBA/plan';
import * as gdl from './GDL/measures';
import * as glm from './GLM/slope';
import * as imp from './IMP/route';
import { walkLength } from './IMP/walk';
import { house } from './OKE/ring';
import { beds } from './OKE/rooms';
import { stairWay } from './OKE/stair';
import * as ssl from './SSL/measures';

const content = __dirname;

function read(code: string) {
  const text = readFileSync(join(content, code, 'massing.json'), 'utf8');
  return { text, massing: JSON.parse(text) as Massing, page: pageOf(code) };
}

/** What a page says: its text, facts, captions and descriptions, less what only places it. */
function pageOf(code: string): string {
  const text = readFileSync(join(content, code, 'index.md'), 'utf8');
  return text.replace(/^(?:order|year|\s+focus): .*$/gm, '').replace(/^```study[^`]*```/gm, '');
}

/** A phrase of a page with its number as "#", what the model measures, and how far the phrase may round it. */
type Statement = readonly [phrase: string, measured: number, within?: number];

type Sheet = {
  statements: (figures: MassingFigures) => readonly Statement[];
  /** Phrases with numbers that no model knows. */
  others?: readonly string[];
};

const bayCount = (work: Work) => {
  const { north = 0, south = 0 } = barns.find((barn) => barn.work === work) ?? {};
  return (north - south) / frame.bay;
};
const [plateWest, plateSouth, plateEast, plateNorth] = gdl.plate;
const glmWidth = glm.plot.east - glm.plot.west;
const glmDepth = glm.plot.north - glm.plot.south;
const heights = imp.rooms.map(({ height }) => height);
const rampLength = ssl.lengthOf(ssl.way);
/** Metres of ramp for each metre of height, were it to turn so many times at the same radius. */
const rampSlope = (turns: number) =>
  Math.hypot((Math.sqrt(rampLength ** 2 - ssl.end ** 2) / ssl.turns) * turns, ssl.end) / ssl.end;

const sheets: Readonly<Record<string, Sheet>> = {
  ALN: {
    statements: ({ plot, height, floorArea, storeys }) => {
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
    },
    others: ['2.4 metres wide'],
  },
  GBA: {
    statements: ({ plot, floorArea, height }) => [
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
      ['# gables', barns.length],
      ['# gable ends', barns.length],
      ['# groups came out', barns.length],
      ['in all #', barns.length],
      ['# lit ends', barns.length],
      ['# bays for machines', bayCount('machines')],
      ['# for sacks', bayCount('sacks')],
      ['# for drying', bayCount('drying')],
      ['# for the soil laboratory', bayCount('soil')],
      ['# for classes', bayCount('classes')],
      ['spacing, # metres', frame.bay],
      ['lanes run between the barns, # metres', Math.min(...gapsBetween(barns))],
      ['# metres across', archive.radius * 2],
      ['# metres high', archive.height],
      ['# metres high', height],
      ['# storeys of drawers', drawerStoreys],
    ],
    others: ['ten years'],
  },
  GDL: {
    statements: ({ plot, floorArea, roofArea = 0 }) => [
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
    ],
    others: ['1:500'],
  },
  GLM: {
    statements: ({ plot, floorArea, storeys }) => [
      ['# × 54 m', glmWidth],
      ['18 × # m', glmDepth],
      ['# m wide', glmWidth],
      ['# m deep', glmDepth],
      ['# metres wide', glmWidth],
      ['# metres deep', glmDepth],
      ['and # deep', glmDepth],
      ['bookcase, # metres', glmDepth],
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
    ],
  },
  IMP: {
    statements: ({ plot, floorArea, footprint, height }) => [
      ['# ha', plot / 10_000, 0.05],
      ['of about # m²; rooms', floorArea, 50],
      ['cover about # m²', footprint, 50],
      ['of about # square metres', floorArea, 50],
      ['squareMetres: #', floorArea, 50],
      ['some # metres long', walkLength, 5],
      ['# metres wide', imp.pathWidth],
      ['# rooms', imp.rooms.length],
      ['# plain rooms', imp.rooms.length],
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
    ],
    others: ['(1)', '(2)', '(3)', '(4)', 'ten in the morning'],
  },
  OKE: {
    statements: ({ plot, floorArea, storeys, levels: [lower = 0] }) => [
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
    ],
    others: ['forty-five', 'seventy-five'],
  },
  SSL: {
    statements: ({ plot, height, floorArea, storeys }) => [
      ['# ha', plot / 10_000],
      ['about # m high', height],
      ['about # metres high', height],
      ['# decks of', storeys],
      ['# round decks', ssl.decks.length],
      ['about # m²', floorArea, 5],
      ['squareMetres: #', floorArea, 5],
      ['turns # times', ssl.turns],
      ['After # turns', ssl.turns],
      ['about # metres long', rampLength, 5],
      ['on # metres of length', rampLength, 5],
      ['# metres of height', ssl.end],
      ['last deck, at # metres', ssl.decks[2] ?? 0],
      ['at # and 84', ssl.decks[0] ?? 0],
      ['56 and #', ssl.decks[1] ?? 0],
      ['Stand # tubes', ssl.lattice.bars],
      ['with # more', ssl.lattice.bars],
      ['by # degrees', ssl.lattice.twist],
      ['Rings every # metres', ssl.lattice.rings],
      ['almost one in #', rampSlope(ssl.turns), 0.4],
      ['With ten turns the slope comes down to about one in #', rampSlope(10), 0.2],
      ['With # it would be right', 20 * (12 / rampSlope(20)), 0.5],
    ],
    // Places, where people walk, a slope that is not drawn, and what the line of a section meets.
    others: ['5th place', 'sixty metres', 'With ten turns', 'five cut pieces'],
  },
};
const codes = Object.keys(sheets);

test.each(codes)('every number that the page of %s says is that of its model', (code) => {
  const { page, massing } = read(code);
  const { statements, others = [] } = sheets[code] ?? { statements: () => [] };
  const checked: (readonly [from: number, to: number])[] = [];
  const wrong: string[] = [];
  for (const [phrase, measured, within = 1e-6] of statements(massing.figures)) {
    const found = [...page.matchAll(patternOf(phrase))];
    if (found.length === 0) wrong.push(`"${phrase}" is nowhere`);
    for (const { 1: said = '', indices } of found) {
      if (Math.abs(numberOf(said) - measured) > within) wrong.push(`"${phrase}": ${said}, measured ${measured}`);
      checked.push(indices?.[1] ?? [0, 0]);
    }
  }
  for (const phrase of others) {
    const at = page.indexOf(phrase);
    if (at < 0) wrong.push(`"${phrase}" is nowhere`);
    for (let from = at; from >= 0; from = page.indexOf(phrase, from + 1)) checked.push([from, from + phrase.length]);
  }
  for (const { 0: said, index } of page.matchAll(new RegExp(`(?<![\\w#-])${number}(?!\\w)`, 'giu'))) {
    // Small numbers in words are often no counts: "one of them", "the two sides".
    if (!/\d/.test(said) && numberOf(said) <= 4) continue;
    if (checked.some(([from, to]) => from <= index && index + said.length <= to)) continue;
    wrong.push(`no measure: ${page.slice(Math.max(0, index - 30), index + 30)}`);
  }
  expect(wrong).toEqual([]);
});

const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';
const units = [...small.split(' '), 'seventeen', 'eighteen', 'nineteen'];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ordinals = ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const fractions: Readonly<Record<string, number>> = { quarter: 0.25, half: 0.5 };
const longest = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length).join('|');
const belowHundred = `(?:(?:${tens.join('|')})(?:-(?:${longest(units)}))?|${longest(units)})`;
/** In figures, or in words: "5,200", "twenty-one", "five and a half", "a hundred and twenty". */
const number = `(?:\\d+(?:,\\d{3})*(?:\\.\\d+)?|a hundred(?: and ${belowHundred})?|${belowHundred}(?: and a (?:half|quarter))?)`;

function patternOf(phrase: string): RegExp {
  const [before = '', after = ''] = phrase
    .split(/(?<!#)#(?!#)/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(' ', '\\s+'));
  return new RegExp(`${before}(?<!\\w)(${number}|${ordinals.join('|')})${after}(?!\\w)`, 'dgiu');
}

function numberOf(text: string): number {
  const said = text.toLowerCase().replaceAll(',', '');
  if (/^\d/.test(said)) return Number(said);
  const ordinal = ordinals.indexOf(said);
  if (ordinal >= 0) return ordinal + 3;
  const [, whole = said, fraction = ''] = /^(.*) and a (half|quarter)$/.exec(said) ?? [];
  const [, hundred, rest = whole] = /^(a hundred)(?: and )?(.*)$/.exec(whole) ?? [];
  const [first = '', second = ''] = rest.split('-');
  const ten = tens.indexOf(first) + 2;
  const one = (word: string) => Math.max(0, units.indexOf(word));
  return (hundred ? 100 : 0) + (ten > 1 ? ten * 10 + one(second) : one(first)) + (fractions[fraction] ?? 0);
}

function gapsBetween(all: typeof barns): number[] {
  return all.slice(1).map(({ west }, i) => west - (all[i]?.east ?? west));
}

test('numbers are read in figures and in words', () => {
  const said = ['5,200', '2.8', 'nine', 'Twenty-one', 'sixty', 'five and a quarter', 'a hundred and twenty', 'ninth'];
  expect(said.map(numberOf)).toEqual([5200, 2.8, 9, 21, 60, 5.25, 120, 9]);
  expect('rises thirty-three metres'.match(patternOf('rises # metres'))).not.toBeNull();
});

test.each(codes)('the massing of %s is small, has a red element and covers no more than its plot', (code) => {
  const { text, massing } = read(code);
  expect(gzipSync(text).length).toBeLessThan(16 * 1024);
  expect(massing.bodies.some(([, style]) => style === 1)).toBe(true);
  expect(massing.figures.footprint).toBeLessThanOrEqual(massing.figures.plot * 1.01);
});
