/** Physical keys in two rows of a piano, as places on the keyboard: the layout of its letters does not matter. */
const rows = [
  { first: 0, codes: 'KeyZ KeyS KeyX KeyD KeyC KeyV KeyG KeyB KeyH KeyN KeyJ KeyM' },
  {
    first: 12,
    codes:
      'KeyQ Digit2 KeyW Digit3 KeyE KeyR Digit5 KeyT Digit6 KeyY Digit7 KeyU KeyI Digit9 KeyO Digit0 KeyP BracketLeft Equal BracketRight',
  },
];

/** Half tones above the lowest of the computer's keys, by the code of the key. */
export const halfTones: ReadonlyMap<string, number> = new Map(
  rows.flatMap(({ first, codes }) => codes.split(' ').map((code, i) => [code, first + i] as const)),
);

const signs: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']', Equal: '=' };

/** What is printed on the key of a half tone. */
export const printed: ReadonlyMap<number, string> = new Map(
  [...halfTones].map(([code, halfTone]) => [halfTone, signs[code] ?? code.replace(/^(Key|Digit)/, '')]),
);
