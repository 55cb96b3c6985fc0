/** The words of this instrument. */
export const words = {
  name: 'Dynamic time warping of two dancers',
  map: 'Matrix of differences with the path of least cost; dark cells are poses that differ',
  teacher: 'Teacher',
  learner: 'Learner',
  teacherFrame: 'Teacher’s frame',
  learnerFrame: 'Learner’s frame',
  of: (count: number) => `of ${count}`,
  withWarping: 'Score with warping',
  without: 'Score without',
  mean: 'Mean difference',
  path: 'Path',
  lag: 'Learner is behind by',
  worst: 'Differs most now',
  none: 'none',
  seconds: (value: number) => `${value.toFixed(2)} s`,
  degrees: (value: number) => `${value.toFixed(1)}°`,
  points: (value: number) => value.toFixed(0),
  cells: (count: number) => `${count} cells`,
  saveMap: 'Save matrix as SVG',
  saveData: 'Save as JSON',
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
  summary: (warped: number | undefined, clock: number, lag: number, worst: string, degrees: number) =>
    `${warped === undefined ? 'No path' : `With warping ${warped.toFixed(0)}`} of 100 points, without ${clock.toFixed(0)}. ` +
    `Here the learner is ${Math.abs(lag).toFixed(2)} seconds ${lag < 0 ? 'early' : 'late'}; what differs most is the ${worst.toLowerCase()}, by ${degrees.toFixed(0)} degrees.`,
  noWindow: (rows: number, columns: number, window: number) =>
    `Window ${window} leaves no path: the teacher has ${rows} frames and the learner ${columns}, so it must be at least ${Math.abs(rows - columns)}. The last path stays.`,
  noSlope: (slope: string) =>
    `Slope constraint ${slope} leaves no path at this tempo and delay: choose a smaller one or bring both closer together. The last path stays.`,
};
