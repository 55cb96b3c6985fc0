/** What the site may cost at most. Ratios are measured by `npm run bench`, bytes also by the journeys. */
export const limits = {
  largestPaint: { ofStatic: 1.05, ofHost: 0.35 },
  hydrated: { ofBundle: 1.1 },
  /** Milliseconds, on the phone. */
  blocking: 50,
  /** Below four places nothing has moved. */
  shift: 0.00005,
  /** A first view's scripts, compressed with brotli. */
  scriptKilobytes: 118,
  /** All of a first view of /GDL with its pictures in view. */
  viewKilobytes: 260,
  /** Milliseconds from the press to the frame that shows a page whose parts are there. */
  navigation: 100,
} as const;
