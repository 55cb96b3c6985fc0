/** Unit tests are beside their subject. Tests of browser code declare `@jest-environment jsdom` at the top. */
export default {
  // Use every core: by default Jest leaves one idle.
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
  // Workspace packages are TypeScript sources. Packages that are ESM only are listed by name.
  transformIgnorePatterns: ['/node_modules/(?!(shared|d3-[a-z]+|earcut|internmap|delaunator|robust-predicates)/)'],
  moduleNameMapper: {
    // Jest can't require .mjs from CommonJS. These packages also ship a CommonJS build.
    '^(d3-contour|d3-array|d3-polygon|d3-geo|d3-delaunay)$': '<rootDir>/node_modules/$1/dist/$1.js',
    '\\.module\\.css$': '<rootDir>/shared/testing/class-names.ts',
  },
  restoreMocks: true,
  globalSetup: '<rootDir>/shared/testing/build-composer.ts',
  setupFilesAfterEnv: ['<rootDir>/shared/testing/console-fails.ts'],
};
