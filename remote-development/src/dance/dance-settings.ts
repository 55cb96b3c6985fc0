import type { Settings } from '@portfolio/study/settings';

export const widestWindow = 180;

export const danceSettings = {
  delay: { kind: 'number', label: 'Delay', unit: 's', min: -0.5, max: 1.5, step: 0.05, value: 0.4 },
  tempo: { kind: 'number', label: 'Tempo', unit: '%', min: 60, max: 150, step: 1, value: 82 },
  noise: { kind: 'number', label: 'Noise', unit: '°', min: 0, max: 24, step: 1, value: 6 },
  window: { kind: 'number', label: 'Window, frames', min: 1, max: widestWindow, step: 1, value: widestWindow },
  seed: { kind: 'number', label: 'Seed', min: 1, max: 999, step: 1, value: 7 },
  slope: {
    kind: 'choice',
    label: 'Slope',
    options: { P0: 'Free', 'P0.5': '1/2', P1: '1', P2: '2' },
    value: 'P0',
  },
  warping: { kind: 'switch', label: 'Warping', value: true },
} as const satisfies Settings;

/** What matters most, and the rest. */
export const stripRows = ['delay', 'tempo', 'noise', 'slope', 'warping'] as const;
export const furtherRows = ['window', 'seed'] as const;
