import { northArrow, scaleBar } from '@portfolio/model/drawing/scale-bar';
import { readScaleBar } from './scale-bar';

/** 200 metres across 4000 units. */
const bar = scaleBar([0, 0, 200, 100], 100, 2090);
const sheet = (foot: string) =>
  `<svg viewBox="0 0 4000 2290"><svg width="4000" height="2000"><path/></svg>${foot}</svg>`;

test('a drawing says how many of its units are a metre, and where its foot begins', () => {
  expect(readScaleBar(sheet(bar))).toEqual({ metre: 20, height: 2000, north: false });
});

test('a plan says that its top is north', () => {
  expect(readScaleBar(sheet(bar + northArrow(3800, 2100)))).toMatchObject({ north: true });
});

test('a drawing without a scale bar is not to be measured', () => {
  expect(readScaleBar(sheet(''))).toBeUndefined();
});
