import type { Massing } from '@portfolio/model/massing/massing';
import { texts } from '../texts';

/** What a visitor sets. The highest cut is above everything, so it cuts nothing. */
export function settingsFor({ view, figures }: Massing) {
  const [low, high] = figures.cut;
  return {
    turn: { kind: 'number', label: texts.turn, unit: '°', min: 0, max: 359, step: 1, value: Math.round(view.azimuth) },
    tilt: { kind: 'number', label: texts.tilt, unit: '°', min: 10, max: 90, step: 1, value: Math.round(view.altitude) },
    cut: { kind: 'number', label: texts.cut, unit: 'm', min: low, max: high, step: 0.1, value: high },
  } as const;
}
