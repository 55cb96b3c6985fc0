import { grouped } from '@portfolio/ui/grouped';

/** The texts of the live axonometric. */
export const texts = {
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
  metres: (value: number) => `${value} m`,
  rows: {
    storeys: 'Storeys',
    floorArea: 'Floor area',
    roofArea: 'Roof with its openings',
    coverage: 'Coverage',
    height: 'Height',
    cut: 'Cut',
  },
  squareMetres: (value: number) => `${grouped(value)} m²`,
  share: (share: number, footprint: number) => `${Math.round(share * 100)} % (${grouped(footprint)} m²)`,
  uncut: 'none',
  summary: (azimuth: number, altitude: number, cut: string) =>
    `Seen from ${compass(azimuth)}, ${altitude} degrees above the horizon; horizontal cut: ${cut}.`,
};

function compass(azimuth: number): string {
  const names = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
  return `the ${names[Math.round(azimuth / 45) % 8] ?? 'north'}`;
}
