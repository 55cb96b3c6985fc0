import { readdirSync, readFileSync } from 'node:fs';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { areaNames } from '@portfolio/contract/areas';

const message = {
  area: 'Areas must not import each other or the shell. Link to the page ("/contact") or use @portfolio/contract.',
  shell: 'The shell must not import areas. They are loaded at run time by shell/src/loading/federation.ts.',
  shared: 'Packages of shared must not import areas or the shell. Move the common code into a package.',
  node: 'This runs in Node only. Browser code uses packages of shared that name no "engines" in package.json.',
  http: 'Browser tests access the site over HTTP. Only the area table may be imported, for its URLs.',
  content:
    'Code must not import content, which its owner may delete. A study gets data of a page through its read-page.ts.',
  algorithm:
    'An algorithm knows no React, no texts, no drawing and no study. Return values; they are said where they are shown.',
  drawing: 'A drawing knows no study. Take what it shows and tells as props.',
  up: 'Do not import from two levels up. Use the exports of the package.',
};
const remotes = areaNames.map((name) => `remote-${name}`);
const packages = readdirSync('node_modules/@portfolio').map((name) => ({
  ...JSON.parse(readFileSync(`node_modules/@portfolio/${name}/package.json`, 'utf8')),
  name,
}));
/** Packages with "engines" run in Node only. */
const nodePackages = packages.filter(({ engines }) => engines).map(({ name }) => name);
const node = { regex: `^(node:|@portfolio/(${nodePackages.join('|')})(/|$))`, message: message.node };
const zone = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });
/** Browser code: its tests and benchmarks, and what reads pages at build time, run in Node. */
const nodeFiles = ['**/*.{test,bench}.*', '**/page-readers.ts', '**/read-page*.ts'];
const browserZone = (files, patterns) => [
  zone(files, patterns),
  { ...zone(files, [...patterns, node]), ignores: nodeFiles },
];
const imports = (regex, text) => ({ regex, message: text });
/** An area, and the parts of its studies: algorithm ← drawing ← study. */
const areaZone = (files, patterns) => [
  ...browserZone(files, patterns),
  ...['algorithm', 'drawing'].flatMap((part) =>
    browserZone(
      files.map((each) => each.replace('/src/**', `/src/studies/*/${part}/**`)),
      [...patterns, ...forbiddenIn[part]],
    ).map((each) => ({ ...each, ignores: ['**/*.{test,bench}.*'] })),
  ),
];
const forbiddenIn = {
  algorithm: [
    imports('^\\.\\.?/(.*/)?(drawing|study)/', message.algorithm),
    imports('^(react|react-dom)(/|$)|(^|[/-])texts$', message.algorithm),
    imports('^@portfolio/(ui|study/(?!run-to-end$|testing/))', message.algorithm),
  ],
  drawing: [imports('^\\.\\.?/(.*/)?study/', message.drawing)],
};
/** Matches imports by workspace name and by relative path. */
const forbid = (names, text) => ({ regex: `(^|\\.\\./)(${names.join('|')})(/|$)`, message: text });
/** Content of the own workspace; the package @portfolio/content is code. */
const contentImports = { regex: '^(\\.\\.?/)+(.*/)?content/', message: message.content };
const parentImports = { group: ['../../*'], message: message.up };

export default tseslint.config(
  { ignores: ['**/dist/', '.cache/', '.site/', 'site/', 'e2e/publishing/contract-*/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  reactHooks.configs.flat.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // A package that is installed alone finds the declarations it brings by reference.
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a string union: it has no run-time code.' },
        { selector: 'ExportDefaultDeclaration', message: 'Use named exports: they can be found by a text search.' },
      ],
    },
  },
  ...areaNames.flatMap((name) =>
    areaZone(
      [`remote-${name}/src/**`],
      [
        forbid([...remotes.filter((each) => each !== `remote-${name}`), 'shell'], message.area),
        contentImports,
        parentImports,
      ],
    ),
  ),
  ...browserZone(['shell/src/**'], [forbid(remotes, message.shell), parentImports]),
  zone(['shared/**'], [forbid([...remotes, 'shell'], message.shared)]),
  ...browserZone(
    packages.filter(({ engines }) => !engines).map(({ name }) => `shared/${name}/**`),
    [forbid([...remotes, 'shell'], message.shared)],
  ),
  zone(['e2e/**'], [forbid([...remotes, 'shell'], message.http)]),
  // The bench builds variants of the site from its own sources.
  zone(['e2e/bench/variants/**'], []),
  // Webpack, Rspack, Module Federation, React.lazy, Jest, Playwright, subset-font and Workers require default exports.
  {
    files: [
      '**/*.config.{js,ts,mjs}',
      'shared/testing/class-names.ts',
      'shell/src/loading/entry-script.ts',
      'shared/publish/testing/build-composer.ts',
      'e2e/publish-site.ts',
      'e2e/policy/edge-harness.mjs',
      'shared/publish/hosting/worker.mjs',
      'shared/build/*-loader.ts',
      'e2e/bundlers/*-loader.ts',
      'shared/foreign/page.tsx',
      'shared/build/subset-font*.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['e2e/**', '**/*.spec.ts'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: ['**/*.mjs', '*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'console', 'URL', 'Headers', 'Response', 'TextEncoder', 'caches', 'crypto', 'setTimeout'].map(
          (name) => [name, 'readonly'],
        ),
      ),
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'e2e/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'max-lines': 'off' },
  },
);
