/** Where browsers send reports, below the path of the site. */
export const healthAddress = '/_health';

/** Measurements: milliseconds, but for CLS. `TTFB` is sent once for each document, so that it counts visits. */
export const metrics = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export const failures = ['load-failure', 'error', 'uncaught-error', 'unhandled-rejection'] as const;

/**
 * What of a report is kept, by field: texts that match as a whole. What else a browser sends is dropped, such as ids; the
 * server adds no address and no user agent. The Worker gets these rules through its settings.
 */
export const reportRules = {
  name: new RegExp(`^(?:${[...metrics, ...failures].join('|')})$`),
  texts: {
    /** Only letters that an address of the site may have; a query is cut off before. */
    path: /^\/[\w./~+-]{0,100}$/,
    area: /^[a-z][a-z0-9-]{0,40}$/,
    areaRelease: /^[0-9a-f]{4,40}$/,
    shellRelease: /^[0-9a-f]{4,40}$/,
  },
  /** The first place of a stack that lies in a release. */
  place: /_(?:areas\/[a-z][a-z0-9-]{0,40}|shell)\/[0-9a-f]{4,40}\/[\w./~-]{1,100}?\.js:\d{1,9}:\d{1,9}/,
  /** What is taken out of messages, one after the other: origins, queries, addresses of e-mail, long numbers. */
  cuts: [
    [/\b[a-z][\w+.-]{0,20}:\/\/[^/\s]*/gi, ''],
    [/(\/[^\s?#'")]*)[?#][^\s'")]*/g, '$1'],
    [/[^\s@<>()"']+@[^\s@<>()"']+/g, '(e-mail)'],
    [/\d{1,3}(?:\.\d{1,3}){3}|\d{7,}/g, '(number)'],
  ] as readonly (readonly [RegExp, string])[],
};

/** How much is taken and kept. */
export const healthLimits = {
  /** Bytes of a report as it is sent. */
  report: 16_000,
  /** Characters of a message. */
  message: 200,
  /** A measurement that is larger is none. */
  value: 1_000_000,
  /** Reports that are taken in a minute, by one server or one isolate of a Worker. */
  perMinute: 600,
  /** Bytes of the lines of one day in a folder. */
  perDay: 64 * 1024 * 1024,
  /** In a bucket a minute has so many objects at most, each of so many bytes. */
  objects: 4,
  object: 16 * 1024,
  /** Days after which lines are removed. */
  days: 30,
};
