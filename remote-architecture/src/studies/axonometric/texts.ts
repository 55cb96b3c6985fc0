import { grouped } from '@portfolio/study/grouped';
import { fill, translated } from '@portfolio/study/translated';

/** What the live axonometric says in English. */
export const english = {
  drawing: 'Axonometric of the model. Left and right arrow keys turn it, up and down tilt it.',
  turn: 'Turn',
  tilt: 'Tilt',
  cut: 'Cut',
  view: 'View',
  views: { axonometric: 'Axonometric', plan: 'Plan', orbit: '3D' },
  storey: 'Storey',
  between: 'Between',
  whole: 'Whole',
  cutHandle: 'Height of the cut',
  orbit: '3D view',
  loading: 'Loading the 3D view',
  noOrbit: 'This browser shows no 3D view, so the drawing stays.',
  lostOrbit: 'The graphics of this device gave the 3D view up, so the drawing is back.',
  north: 'N',
  rows: {
    storeys: 'Storeys',
    floorArea: 'Floor area',
    roofArea: 'Roof with its openings',
    coverage: 'Coverage',
    height: 'Height',
    cut: 'Cut',
  },
  uncut: 'none',
  summary: 'Seen from {side}, {altitude} degrees above the horizon; horizontal cut: {cut}.',
  sides: [
    'the north',
    'the north-east',
    'the east',
    'the south-east',
    'the south',
    'the south-west',
    'the west',
    'the north-west',
  ],
} as const;

export const texts = translated('axonometric', english);

export function inMetres(value: number): string {
  return `${value} m`;
}

export function square(value: number): string {
  return `${grouped(value)} m²`;
}

export function summaryOf(azimuth: number, altitude: number, cut: string): string {
  const side = texts.sides[Math.round(azimuth / 45) % 8] ?? texts.sides[0];
  return fill(texts.summary, { side, altitude, cut });
}
