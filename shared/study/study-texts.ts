import type { Setting } from './settings';

type NumberSetting = Extract<Setting, { kind: 'number' }>;

/** The words of every instrument beyond those of the shell. */
export const studyTexts = {
  playback: 'Playback',
  controls: 'Controls',
  more: 'More settings',
  speed: (times: number) => `Speed ${times}×`,
  times: (times: number) => `${times}×`,
  best: 'best',
  notNumber: ({ label, unit, min, max }: NumberSetting, text: string, kept: number) => {
    const range = `from ${min} to ${max}${unit ? ` ${unit}` : ''}`;
    return `${label}: “${text}” is not a number ${range}. Enter one; ${kept} stays until then.`;
  },
};
