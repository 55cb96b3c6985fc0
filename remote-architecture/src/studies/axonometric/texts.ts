import type { Massing } from '@portfolio/model/massing/massing';
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
  purpose: 'Find out how the building is put together: turn it, look at it from above, and cut it open at any height.',
  questions: {
    plot: 'How much of its plot does it cover?',
    sun: 'What does the sun of this drawing see?',
    ground: 'What is on the ground floor?',
  },
  answers: {
    plot: 'From above it covers {footprint} of {plot}, that is {share} %; the rest, {open}, stays open.',
    sun: 'The sun stands in {side}, {altitude} degrees high. Seen from there no wall lies in shade: all that is toned is a cut or a slope turned away.',
    ground:
      'Cut at {cut}, {below} of its {height} are left, and {above} of {storeys} storeys are taken off: what stands is the ground floor.',
    single: 'Cut at {cut}, {below} of its {height} are left: the only storey stands open.',
  },
  metres: '{value} m',
  square: '{value} m²',
  coverage: '{share} % ({footprint})',
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
  return fill(texts.metres, { value });
}

export function square(value: number): string {
  return fill(texts.square, { value: grouped(value) });
}

type Figures = Massing['figures'];

export function coverageOf({ footprint, plot }: Figures): string {
  return fill(texts.coverage, { share: Math.round((footprint / plot) * 100), footprint: square(footprint) });
}

/** Answers out of what the model measures. */
export const answers = {
  plot: ({ footprint, plot }: Figures) =>
    fill(texts.answers.plot, {
      footprint: square(footprint),
      plot: square(plot),
      share: Math.round((footprint / plot) * 100),
      open: square(plot - footprint),
    }),
  sun: (azimuth: number, altitude: number) => fill(texts.answers.sun, { side: sideOf(azimuth), altitude }),
  ground: ({ height, storeys }: Figures, at: number) => {
    const values = { cut: inMetres(at), below: inMetres(at), height: inMetres(height) };
    return storeys > 1
      ? fill(texts.answers.ground, { ...values, above: storeys - 1, storeys })
      : fill(texts.answers.single, values);
  },
};

function sideOf(azimuth: number): string {
  return texts.sides[Math.round(azimuth / 45) % 8] ?? texts.sides[0];
}

export function summaryOf(azimuth: number, altitude: number, cut: string): string {
  return fill(texts.summary, { side: sideOf(azimuth), altitude, cut });
}
