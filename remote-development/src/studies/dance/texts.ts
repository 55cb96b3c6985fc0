import { fixed } from '@portfolio/study/grouped';
import { fill, translated } from '@portfolio/study/translated';
import type { Comparison } from './algorithm/comparison';
import type { Matrix, WarpingOptions } from './algorithm/warping';

/** What the dance says in English. */
export const english = {
  name: 'Dynamic time warping of two dancers',
  map: 'Matrix of differences with the path of least cost; dark cells are poses that differ',
  teacher: 'Teacher',
  learner: 'Learner',
  teacherFrame: 'Teacher’s frame',
  learnerFrame: 'Learner’s frame',
  frames: 'Frames',
  framesHint: 'Also by dragging: on the matrix, on the learner’s poses above it, on the teacher’s beside it.',
  time: 'Time',
  both: 'Teacher at {teacher}, learner at {learner}',
  withWarping: 'With warping',
  without: 'By the clock',
  columns: [
    { label: 'Score of 100', best: 'most' },
    { label: 'Mean difference', best: 'least' },
    { label: 'Steps of the path' },
  ],
  none: '–',
  angles: [
    'Right elbow',
    'Left elbow',
    'Right knee',
    'Left knee',
    'Right shoulder',
    'Left shoulder',
    'Right arm',
    'Left arm',
    'Right hip',
    'Left hip',
    'Right leg',
    'Left leg',
  ],
  purpose:
    'Find out what dynamic time warping forgives a learner and what it does not: change how the learner dances, and compare the points with warping and by the clock.',
  questions: {
    late: 'What if the learner begins a second late?',
    slow: 'What if the learner is a third slower?',
    sways: 'What if the learner sways?',
  },
  answer:
    'By the clock {lost} of 100 points are lost; with warping {kept} of them are given back, and {warped} of 100 stay.',
  nothingLost: 'By the clock no point is lost, so warping has nothing to give back.',
  noAnswer: 'By the clock {lost} of 100 points are lost; with these constraints there is no path that gives any back.',
  result: 'With warping {warped} of 100 points, without {clock}.',
  noPath: 'No path of 100 points, without {clock}.',
  early: 'Here the learner is {seconds} seconds early; what differs most is the {worst}, by {degrees} degrees.',
  late: 'Here the learner is {seconds} seconds late; what differs most is the {worst}, by {degrees} degrees.',
  noWindow:
    'Window {window} leaves no path: the teacher has {rows} frames and the learner {columns}, so it must be at least {least}. Until then both run by the clock.',
  noSlope:
    'Slope constraint {slope} leaves no path at this tempo and delay: choose a smaller one or bring both closer together. Until then both run by the clock.',
  settings: {
    delay: 'Delay',
    tempo: 'Tempo',
    noise: 'Noise',
    window: 'Window, frames',
    seed: 'Seed',
    slope: 'Slope',
    warping: 'Warping',
    at: 'Place on the path',
  },
  free: 'Free',
  seconds: '{value} s',
  ofSeconds: '/ {value} s',
  unit: { seconds: 's' },
} as const;

export const texts = translated('dance', english);

export function inSeconds(value: number): string {
  return fill(texts.seconds, { value: fixed(value, 2) });
}

/** The unit of the time line. */
export function ofSeconds(value: number): string {
  return fill(texts.ofSeconds, { value: fixed(value, 1) });
}

/** Why slope and window leave no path. */
export function faultOf({ slope = 'P0', window = Infinity }: WarpingOptions, { rows, columns }: Matrix): string {
  const least = Math.abs(rows - columns);
  return least > window
    ? fill(texts.noWindow, { window, rows, columns, least })
    : fill(texts.noSlope, { slope: slope.replace('P', 'P = ') });
}

export function inDegrees(value: number): string {
  return `${fixed(value, 1)}°`;
}

export function resultOf(warped: number | undefined, byClock: number): string {
  const clock = byClock.toFixed(0);
  return warped === undefined
    ? fill(texts.noPath, { clock })
    : fill(texts.result, { warped: warped.toFixed(0), clock });
}

/** What warping gives back of the points that the clock takes. */
export function answerOf({ warped, clock }: Comparison['scores']): string {
  const lost = 100 - Math.round(clock);
  if (lost === 0) return texts.nothingLost;
  if (warped === undefined) return fill(texts.noAnswer, { lost });
  const points = Math.round(warped);
  return fill(texts.answer, { lost, kept: points - Math.round(clock), warped: points });
}

export function momentOf(lag: number, worst: string, degrees: number): string {
  return fill(lag < 0 ? texts.early : texts.late, {
    seconds: fixed(Math.abs(lag), 2),
    worst: worst.toLowerCase(),
    degrees: degrees.toFixed(0),
  });
}
