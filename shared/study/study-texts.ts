import { fill, translated } from './translated';

type NumberRange = { label: string; unit?: string; min: number; max: number };

export const english = {
  playback: 'Playback',
  controls: 'Controls',
  more: 'More settings',
  speed: 'Speed {times}×',
  best: 'best',
  notNumber: '{label}: “{text}” is not a number {range}. Enter one; {kept} stays until then.',
  range: 'from {min} to {max}',
  thousands: ',',
  decimal: '.',
  computing: 'Computing …',
  progress: 'Computed: {done} of {all}.',
  cancel: 'Cancel',
  stopped: 'Stopped before the end.',
  goOn: 'Compute again',
  askHint: 'Choose a question: it sets the controls, and its answer is computed from what they show.',
  copyLink: 'Copy link',
  copied: 'The link is copied.',
  link: 'Link',
  notComputed: 'This could not be computed.',
  address: {
    says: 'The address says {setting}: {fault}',
    number: '{label} is a number from {min} to {max}. {value} is shown instead.',
    choice: '{label} is one of {names}.',
    switch: '{label} is yes or no.',
  },
};

const words = translated('instrument', english);

/** The words of every instrument beyond those of the shell. */
export const studyTexts = {
  ...words,
  speed: (times: number) => fill(words.speed, { times }),
  times: (times: number) => `${times}×`,
  notNumber: ({ label, unit, min, max }: NumberRange, text: string, kept: number) => {
    const range = `${fill(words.range, { min, max })}${unit ? ` ${unit}` : ''}`;
    return fill(words.notNumber, { label, text, range, kept });
  },
};
