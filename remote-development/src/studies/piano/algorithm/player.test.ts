/** @jest-environment jsdom */
import { createPlayer, type Mode } from './player';
import { scoreOf } from './score';
import type { Sound } from './sound';
import { minuet } from './testing/minuet';

let now: number;
let played: [pitch: number, time: number | undefined][];
const sound: Sound = {
  clock: () => now,
  play: ({ pitch, time }) => void played.push([pitch, time]),
  silence: () => {},
};

beforeEach(() => {
  now = 100;
  played = [];
});

function playerOf(mode: Mode) {
  const player = createPlayer({ score: scoreOf(minuet()), mode, hands: 'right', sound });
  player.start();
  return player;
}

/** Frames of a page, 60 in a second. */
function pass(player: ReturnType<typeof playerOf>, seconds: number): void {
  for (let frame = 0; frame < seconds * 60; frame++) {
    now += 1 / 60;
    player.frame();
  }
}

test('a song that is listened to sounds completely, each note at its time after a second of silence', () => {
  const player = playerOf('listen');
  const { notes, seconds } = scoreOf(minuet());
  pass(player, seconds + 2);
  expect(played).toHaveLength(notes.length);
  played.forEach(([pitch, time], i) => {
    expect(pitch).toBe(notes[i]!.pitch);
    expect(Math.abs((time ?? NaN) - (101 + notes[i]!.start))).toBeLessThan(0.001);
  });
  expect(player.isOver()).toBe(true);
});

test('the song waits for the right key, and the other hand comes with it', () => {
  const player = playerOf('wait');
  pass(player, 3);
  expect(player.isWaiting()).toBe(true);
  expect(played).toEqual([]);
  player.press(65);
  expect(player.result()).toMatchObject({ right: 0, wrong: 1 });
  player.press(74);
  pass(player, 0.1);
  expect(played.map(([pitch]) => pitch)).toEqual(expect.arrayContaining([55, 59, 62]));
  // To let the song wait is not to be late.
  expect(player.result()).toEqual({ right: 1, wrong: 1, missed: 0 });
});

test('who plays along is judged in milliseconds, and what is left out is missed', () => {
  const player = playerOf('play');
  pass(player, 1);
  now += 0.03;
  player.press(74);
  pass(player, 2);
  const { right, missed, mean } = player.result();
  expect([right, missed > 0]).toEqual([1, true]);
  expect(mean).toBeCloseTo(30, 0);
});

test('while the page sleeps the song stands still', () => {
  const player = playerOf('listen');
  pass(player, 2);
  const before = player.position();
  now += 60;
  player.frame();
  expect(player.position()).toBeCloseTo(before, 6);
  pass(player, 1);
  expect(player.position()).toBeCloseTo(before + 1, 1);
});

test('the best run of a player stays when the song is taken elsewhere', () => {
  const player = playerOf('wait');
  expect(player.best()).toBeUndefined();
  pass(player, 3);
  player.press(74);
  player.seek(-1);
  expect(player.best()).toMatchObject({ right: 1, wrong: 0 });
  pass(player, 3);
  player.press(65);
  player.press(74);
  player.seek(0);
  expect(player.best()).toMatchObject({ right: 1, wrong: 0 });
});
