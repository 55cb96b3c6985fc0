import { fixed } from '@portfolio/study/grouped';
import { fill, translated } from '@portfolio/study/translated';

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
  result: 'With warping {warped} of 100 points, without {clock}.',
  noPath: 'No path of 100 points, without {clock}.',
  early: 'Here the learner is {seconds} seconds early; what differs most is the {worst}, by {degrees} degrees.',
  late: 'Here the learner is {seconds} seconds late; what differs most is the {worst}, by {degrees} degrees.',
  noWindow:
    'Window {window} leaves no path: the teacher has {rows} frames and the learner {columns}, so it must be at least {least}. The last path stays.',
  noSlope:
    'Slope constraint {slope} leaves no path at this tempo and delay: choose a smaller one or bring both closer together. The last path stays.',
  settings: {
    delay: 'Delay',
    tempo: 'Tempo',
    noise: 'Noise',
    window: 'Window, frames',
    seed: 'Seed',
    slope: 'Slope',
    warping: 'Warping',
  },
  free: 'Free',
} as const;

const words = translated('dance', english);

export const texts = {
  ...words,
  ofSeconds: (seconds: number) => `/ ${fixed(seconds, 1)} s`,
  seconds: (value: number) => `${fixed(value, 2)} s`,
  degrees: (value: number) => `${fixed(value, 1)}°`,
  both: (teacher: string, learner: string) => fill(words.both, { teacher, learner }),
  result: (warped: number | undefined, clock: number) =>
    warped === undefined
      ? fill(words.noPath, { clock: clock.toFixed(0) })
      : fill(words.result, { warped: warped.toFixed(0), clock: clock.toFixed(0) }),
  moment: (lag: number, worst: string, degrees: number) =>
    fill(lag < 0 ? words.early : words.late, {
      seconds: fixed(Math.abs(lag), 2),
      worst: worst.toLowerCase(),
      degrees: degrees.toFixed(0),
    }),
  noWindow: (rows: number, columns: number, window: number) =>
    fill(words.noWindow, { window, rows, columns, least: Math.abs(rows - columns) }),
  noSlope: (slope: string) => fill(words.noSlope, { slope: slope.replace('P', 'P = ') }),
};
