import { randomInt } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';

// Workers inherit both: properties are tried with one seed, which is printed so that it can be given again.
process.env.PROPERTY_SEED ??= String(randomInt(2 ** 31));
process.env.PROPERTY_RUNS ??= '500';
process.stderr.write(`Properties: ${process.env.PROPERTY_RUNS} runs, PROPERTY_SEED=${process.env.PROPERTY_SEED}\n`);

/** Unit tests are beside their subject. Tests of browser code declare `@jest-environment jsdom` at the top. */
export default {
  // Use every core: by default Jest leaves one idle.
  maxWorkers: '100%',
  roots: readdirSync(import.meta.dirname).filter((name) => /^(shared|shell|remote-.*|e2e|bench|tools)$/.test(name)),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.cache/', '<rootDir>/.site/', '<rootDir>/site'],
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Workspace packages are TypeScript sources. Packages that are ESM only are listed by name.
  transformIgnorePatterns: ['/node_modules/(?!(@portfolio|d3-[a-z]+|earcut|internmap|delaunator|robust-predicates)/)'],
  moduleNameMapper: {
    // Jest can't require .mjs from CommonJS. These packages also ship a CommonJS build.
    '^(d3-contour|d3-array|d3-polygon|d3-geo|d3-delaunay)$': '<rootDir>/node_modules/$1/dist/$1.js',
    '\\.module\\.css$': '@portfolio/testing/class-names',
  },
  // A global is looked up slowly in the context of a test file; geometry asks for these two millions of times.
  sandboxInjectedGlobals: ['Math', 'Infinity'],
  restoreMocks: true,
  // Long enough for a machine that does something else meanwhile: what is tested is never how fast the machine is.
  testTimeout: 120_000,
  // Sample sites need a composer. The repository of one area has no shell to bundle it for.
  ...(existsSync(`${import.meta.dirname}/shell/package.json`) && {
    globalSetup: '@portfolio/publish/testing/build-composer',
  }),
  setupFilesAfterEnv: ['@portfolio/testing/console-fails', '@portfolio/testing/property-runs'],
};
