import type { Figure, Study } from '@portfolio/contract/page';
import { stillOf } from './live-study-still';

const figure = (name: string): Figure => ({
  name,
  picture: { kind: 'drawing', src: '', thumb: '', width: 1, height: 1 },
  captionText: '',
  alt: name,
  small: false,
});
const study = (number: number, still: string): Study => ({
  kind: 'study',
  name: 'clock',
  id: `clock-${number}`,
  number,
  still,
  data: '',
});

test('each study has its figure; where several have the same, the first one has its id', () => {
  const studies = [study(1, 'dial'), study(2, 'dial'), study(3, 'hand')];
  const page = { figures: [figure('dial'), figure('hand')], sections: [{ blocks: studies }] };
  expect(studies.map((each) => stillOf(page, each).figure?.name)).toEqual(['dial', 'dial', 'hand']);
  expect(studies.map((each) => stillOf(page, each).isRepeated)).toEqual([false, true, false]);
});

test('a figure that the text shows, too, has its id there', () => {
  const dial = study(1, 'dial');
  const shown = { kind: 'figure', figure: figure('dial') } as const;
  expect(stillOf({ figures: [figure('dial')], sections: [{ blocks: [dial, shown] }] }, dial).isRepeated).toBe(true);
});
