/** The texts of this instrument. */
export const texts = {
  name: 'Dynamic time warping of two dancers',
  map: 'Matrix of differences with the path of least cost; dark cells are poses that differ',
  teacher: 'Teacher',
  learner: 'Learner',
  teacherFrame: 'Teacher’s frame',
  learnerFrame: 'Learner’s frame',
  frames: 'Frames',
  framesHint: 'Also by dragging: on the matrix, on the learner’s poses above it, on the teacher’s beside it.',
  time: 'Time',
  ofSeconds: (seconds: number) => `/ ${seconds.toFixed(1)} s`,
  both: (teacher: string, learner: string) => `Teacher at ${teacher}, learner at ${learner}`,
  withWarping: 'With warping',
  without: 'By the clock',
  columns: [
    { label: 'Score of 100', best: 'most' },
    { label: 'Mean difference', best: 'least' },
    { label: 'Steps of the path' },
  ],
  none: '–',
  seconds: (value: number) => `${value.toFixed(2)} s`,
  degrees: (value: number) => `${value.toFixed(1)}°`,
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
  result: (warped: number | undefined, clock: number) =>
    `${warped === undefined ? 'No path' : `With warping ${warped.toFixed(0)}`} of 100 points, without ${clock.toFixed(0)}.`,
  moment: (lag: number, worst: string, degrees: number) =>
    `Here the learner is ${Math.abs(lag).toFixed(2)} seconds ${lag < 0 ? 'early' : 'late'}; what differs most is the ${worst.toLowerCase()}, by ${degrees.toFixed(0)} degrees.`,
  noWindow: (rows: number, columns: number, window: number) =>
    `Window ${window} leaves no path: the teacher has ${rows} frames and the learner ${columns}, so it must be at least ${Math.abs(rows - columns)}. The last path stays.`,
  noSlope: (slope: string) =>
    `Slope constraint ${slope.replace('P', 'P = ')} leaves no path at this tempo and delay: choose a smaller one or bring both closer together. The last path stays.`,
} as const;
