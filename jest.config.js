/** Unit tests stand beside their subject; those of the browser's parts say `@jest-environment jsdom` at their top. */
export default {
  // Every core: Jest would leave one of two alone.
  maxWorkers: '100%',
  roots: [
    'shared',
    'shell',
    'remote-architecture',
    'remote-development',
    'remote-research',
    'remote-contact',
    'e2e',
  ].map((folder) => `<rootDir>/${folder}`),
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
  // Packages of the repository are sources; ESM-only packages are listed by name.
  transformIgnorePatterns: ['/node_modules/(?!(shared|d3-[a-z]+|earcut|internmap|delaunator|robust-predicates)/)'],
  moduleNameMapper: {
    // Jest runs .mjs as it is and never inside CommonJS: these bring CommonJS along.
    '^(d3-contour|d3-array|d3-polygon|d3-geo|d3-delaunay)$': '<rootDir>/node_modules/$1/dist/$1.js',
    '\\.module\\.css$': '<rootDir>/shared/testing/class-names.ts',
  },
  restoreMocks: true,
  setupFilesAfterEnv: ['<rootDir>/shared/testing/console-fails.ts'],
};
