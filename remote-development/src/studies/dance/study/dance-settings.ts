import type { Settings } from '@portfolio/study/settings';
import { texts } from '../texts';

export const widestWindow = 180;

export const danceSettings = {
  delay: {
    kind: 'number',
    label: texts.settings.delay,
    unit: texts.unit.seconds,
    min: -0.5,
    max: 1.5,
    step: 0.05,
    value: 0.4,
  },
  tempo: { kind: 'number', label: texts.settings.tempo, unit: '%', min: 60, max: 150, step: 1, value: 82 },
  noise: { kind: 'number', label: texts.settings.noise, unit: '°', min: 0, max: 24, step: 1, value: 6 },
  window: { kind: 'number', label: texts.settings.window, min: 1, max: widestWindow, step: 1, value: widestWindow },
  seed: { kind: 'number', label: texts.settings.seed, min: 1, max: 999, step: 1, value: 7 },
  slope: {
    kind: 'choice',
    label: texts.settings.slope,
    options: { P0: texts.free, 'P0.5': '1/2', P1: '1', P2: '2' },
    value: 'P0',
  },
  warping: { kind: 'switch', label: texts.settings.warping, value: true },
  /** Where the dancers rest: the place on the path, in frames; see path-position.ts. */
  at: { kind: 'number', label: texts.settings.at, min: 0, max: 300, step: 0.25, value: 34 },
} as const satisfies Settings;

/** What matters most, and the rest. */
export const stripRows = ['delay', 'tempo', 'noise', 'slope', 'warping'] as const;
export const furtherRows = ['window', 'seed'] as const;
