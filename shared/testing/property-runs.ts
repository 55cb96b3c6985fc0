import fc from 'fast-check';

/** How often each property is tried, and with which seed; jest.config.js sets and prints them. */
fc.configureGlobal({
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 500),
  seed: Number(process.env['PROPERTY_SEED'] ?? 1),
});
