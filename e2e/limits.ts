/** What the site may cost at most. Ratios and times are measured by `npm run site -- bench`, bytes also by the journeys. */
export const limits = {
  largestPaint: { ofStatic: 1.05, ofHost: 0.4 },
  hydrated: { ofBundle: 1.1 },
  /** Milliseconds, on the phone. */
  blocking: 50,
  shift: 0.02,
  /** A first view's scripts, compressed with brotli: 118 and 5 for React Router's data mode. */
  scriptKilobytes: 123,
  /** All of a first view of the lead work with its pictures in view. */
  viewKilobytes: 260,
  /** Scripts and styles that another site loads for a page of an area, compressed with brotli: 24 are the federation's runtime. */
  foreignKilobytes: 40,
  /** Milliseconds from the click to the frame that shows a page that was prefetched. */
  navigation: 100,
} as const;
