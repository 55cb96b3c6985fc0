import { box } from '@portfolio/model/geometry/prism';
import { startModel } from '@portfolio/model/start-model';
import { focusOf } from './focus';
import { aspectOf, cutsPerson, placeInFrame } from './frame';
import { sceneOf } from './scene';

const start = startModel('TEST');
const house = start.layer('house');
house.add('white', box([0, 0, 0], [4, 4, 3]));
const roof = start.layer('roof');
roof.add('roof', box([0, 0, 3], [4, 4, 3.3]));
start.layer('notes', 'drawing').add('white', box([9, 9, 0], [10, 10, 1]));
house.person(8, 2, 0);
const model = start.finish({
  cameras: {
    hero: { from: [2, -30, 2], at: [2, 0, 2], lens: 50 },
    open: { from: [2, -30, 20], at: [2, 0, 2], lens: 50, hide: ['roof'], look: { sun: { altitude: 50 } } },
    dusk: { from: [2, -30, 2], at: [2, 0, 2], lens: 50, look: { skyColor: [0.7, 0.87, 1.1] } },
  },
  drawings: {},
});

test('a camera leaves out the layers it hides, and what only drawings show', () => {
  expect(sceneOf(model, 'hero').meshes.map(({ material }) => material)).toEqual(['white', 'roof']);
  expect(sceneOf(model, 'open').meshes.map(({ material }) => material)).toEqual(['white']);
  expect(sceneOf(model, 'hero').meshes[0]?.vertices).toHaveLength(8 * 3);
});

test('a camera may change the light', () => {
  expect(sceneOf(model, 'open').look.sun).toEqual({ ...model.look.sun, altitude: 50 });
});

test('the sky lights white, or in the colour of a camera', () => {
  expect(sceneOf(model, 'hero').look.skyColor).toEqual([1, 1, 1]);
  expect(sceneOf(model, 'dusk').look).toEqual({ ...model.look, skyColor: [0.7, 0.87, 1.1] });
});

test('an unknown camera is answered with those that exist', () => {
  expect(() => sceneOf(model, 'front')).toThrow('TEST has no camera "front". It has: hero, open, dusk.');
});

test('what a camera looks at is in the middle of its picture', () => {
  expect(focusOf(model, 'hero')).toBe('50% 50%');
});

test('a portrait is as wide as a picture across, and shows more above and below', () => {
  const camera = model.cameras['hero']!;
  const portrait = { ...camera, aspect: 2 / 3 };
  expect([aspectOf(camera), aspectOf(portrait)]).toEqual([3 / 2, 2 / 3]);
  // At 30 m and 50 mm half a frame is 10.8 m wide; a portrait's is half as high again.
  for (const each of [camera, portrait]) expect(placeInFrame(each, [2 + 10.8, 0, 2]).x).toBeCloseTo(1);
  expect(placeInFrame(camera, [2, 0, 2 + 7.2]).y).toBeCloseTo(0);
  expect(placeInFrame(portrait, [2, 0, 2 + 16.2]).y).toBeCloseTo(0);
  expect(placeInFrame({ ...portrait, shift: [0, 0.1] }, [2, 0, 2 + 16.2 + 2.16]).y).toBeCloseTo(0);
});

test('a person stands in a picture whole or not at all', () => {
  const { instances } = sceneOf(model, 'hero');
  expect(instances).toHaveLength(1);
  const [at] = instances.map((instance) => instance.at);
  const camera = model.cameras['hero']!;
  for (let x = at![0]; x < 40; x += 0.1) {
    const { x: middle } = placeInFrame(camera, [x, 0, 1]);
    if (middle < 0.95) expect(cutsPerson(camera, [x, 0, 0])).toBe(false);
    if (Math.abs(middle - 1) < 0.005) expect(cutsPerson(camera, [x, 0, 0])).toBe(true);
    if (middle > 1.05) expect(cutsPerson(camera, [x, 0, 0])).toBe(false);
  }
});

test('somebody who sits is whole in a picture down to the feet, which are lower than the seat', () => {
  const camera = model.cameras['hero']!;
  const seatAt = (share: number) => 2 + (0.5 - share) * ((24 * 30) / 50);
  expect(placeInFrame(camera, [2, 0, seatAt(0.97)]).y).toBeCloseTo(0.97);
  expect(cutsPerson(camera, [2, 0, seatAt(0.97)])).toBe(false);
  expect(cutsPerson(camera, [2, 0, seatAt(0.97)], 180)).toBe(true);
  expect(cutsPerson(camera, [2, 0, seatAt(0.9)], 180)).toBe(false);
});
