import { readdirSync, readFileSync } from 'node:fs';
import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { updateCssTypes } from '@portfolio/build/css-types';
import { areaNames } from '@portfolio/contract/areas';

// Rules that know types read those of style sheets too.
await updateCssTypes();

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
  tests: 'Browser tests, tools and the bench import the site. Nothing of the site imports them.',
  words: 'Content takes points and solids of @portfolio/model and an algorithm of its study. It runs no other code.',
  tools: 'A tool and the bench are started by hand. What others need of them belongs beside e2e/fixtures.ts.',
  bench: 'The bench measures the site: it takes no journeys, and tools stand above it.',
};
const remotes = areaNames.map((name) => `remote-${name}`);
const packages = readdirSync('node_modules/@portfolio').map((name) => ({
  ...JSON.parse(readFileSync(`node_modules/@portfolio/${name}/package.json`, 'utf8')),
  name,
}));
const othersOf = (workspace) => ['shell', ...remotes].filter((each) => each !== workspace);
/** Packages with "engines" run in Node only. */
const nodePackages = packages.filter(({ engines }) => engines).map(({ name }) => name);
const nodeFolders = [
  '{e2e,bench,tools}/**',
  ...nodePackages.map((name) => `${name.replace('@portfolio', 'shared')}/**`),
];
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
const testImports = forbid(['e2e', 'bench', 'tools'], message.tests);
const benchImports = [imports('(^|/)e2e/journeys/|\\.spec$', message.bench), forbid(['tools'], message.bench)];
const toolImports = forbid(['bench', 'tools'], message.tools);
/** Content of a workspace. A model is content; its tests, and journeys beside it, are told where they come from. */
const contentZone = (workspace, others) => [
  zone(
    [`${workspace}/content/**`],
    [
      forbid([...others, 'e2e', 'figures', 'src/(?!studies/[^/]+/algorithm/)[^/]+'], message.words),
      imports('^(?!\\.|@portfolio/(model|render/testing)/)', message.words),
    ],
  ),
  zone([`${workspace}/content/**/*.test.*`], [forbid(others, message.area), testImports]),
  zone([`${workspace}/content/**/*.spec.ts`], [forbid([...remotes, 'shell'], message.http), toolImports]),
];

export default tseslint.config(
  { ignores: ['**/dist/', '.cache/', '.site/', 'site/', 'shared/publish/journeys/releases/contract-*/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  // Its compiler is slow: it is spared what runs in Node or drives a browser.
  {
    ...reactHooks.configs.flat.recommended,
    ignores: [...nodeFolders, '**/journeys/**', '**/*.spec.ts', '**/content/**'],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeCheckedOnly],
    // One program of all files: a program for each project takes half as long again.
    languageOptions: { parserOptions: { project: 'tsconfig.base.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Checked at run time all the same: what an older browser, another release or a file may hold, against its type.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-boolean-literal-compare': 'off',
      // A function of a contract answers with a promise, also where it need not wait; what it throws is then rejected.
      '@typescript-eslint/require-await': 'off',
      // "return next();" leaves early, and an arrow function of one call needs no braces; void says that none wants it.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Enums of other packages are compared with their values: importing one would load the package.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // String() says whatever was found in a file in a message about it.
      '@typescript-eslint/no-base-to-string': 'off',
      // jsonIn<Releases>(bytes) says what is read where it is read.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // A text is spread into its characters, which are code points.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Every index may be absent, see noUncheckedIndexedAccess: a message then says "undefined".
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allowNullish: true, allowNever: true },
      ],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      // Safari ends a composition with a keyCode; tests type as an input method does, and write <font> as translators do.
      '@typescript-eslint/no-deprecated': ['error', { allow: ['keyCode', 'execCommand', 'createElement'] }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.configs.recommended],
    rules: {
      // Events of the controls inside bubble to their container, and what a pointer does a key does elsewhere.
      'jsx-a11y-x/no-noninteractive-element-interactions': 'off',
      'jsx-a11y-x/no-static-element-interactions': 'off',
      'jsx-a11y-x/click-events-have-key-events': 'off',
      // What scrolls or takes keys can be focused.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['application', 'region'] }],
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': ['error', { canvas: ['img'] }],
    },
  },
  {
    plugins: { 'check-file': checkFile },
    files: ['**/*.{ts,tsx,js,mjs}'],
    rules: {
      'check-file/filename-naming-convention': ['error', { '**/*': 'KEBAB_CASE' }, { ignoreMiddleExtensions: true }],
    },
  },
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
      [forbid(othersOf(`remote-${name}`), message.area), testImports, contentImports, parentImports],
    ),
  ),
  ...['shell', ...remotes].flatMap((each) => contentZone(each, othersOf(each))),
  ...browserZone(['shell/src/**'], [forbid(remotes, message.shell), testImports, parentImports]),
  zone(['shared/**'], [forbid([...remotes, 'shell'], message.shared), testImports]),
  ...browserZone(
    packages.filter(({ engines }) => !engines).map(({ name }) => `shared/${name}/**`),
    [forbid([...remotes, 'shell'], message.shared), testImports],
  ),
  zone(['e2e/**', '**/journeys/**'], [forbid([...remotes, 'shell'], message.http), toolImports]),
  zone(['tools/**'], [forbid([...remotes, 'shell'], message.http)]),
  zone(['bench/**'], [forbid([...remotes, 'shell'], message.http), ...benchImports]),
  // The bench builds variants of the site from its own sources.
  zone(['bench/variants/**'], benchImports),
  // Webpack, Rspack, Module Federation, React.lazy, Jest, Playwright, subset-font and Workers require default exports.
  {
    files: [
      '**/*.config.{js,ts,mjs}',
      'shared/testing/class-names.ts',
      'shell/src/loading/entry-script.ts',
      'shared/publish/testing/build-composer.ts',
      'e2e/site/publish-site.ts',
      'shared/publish/journeys/edges/edge-harness.mjs',
      'shared/publish/hosting/edge/worker.mjs',
      'shared/build/*-loader.ts',
      'shared/build/journeys/*-loader.ts',
      'shared/foreign/page.tsx',
      'shared/build/subset-font*.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
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
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts', '**/journeys/**', '{e2e,bench,tools}/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'max-lines': 'off' },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}', '**/{testing,journeys}/**/*.{ts,tsx}', '{e2e,bench,tools}/**/*.{ts,tsx}'],
    rules: {
      // Methods of browser objects are replaced and compared.
      '@typescript-eslint/unbound-method': 'off',
      // expect.any() and its like are of any type.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**'],
    extends: [testingLibrary.configs['flat/react']],
    // Nothing wraps the library: another function named "render" or "getBy…" is another function.
    settings: {
      'testing-library/utils-module': 'off',
      'testing-library/custom-renders': 'off',
      'testing-library/custom-queries': 'off',
    },
    rules: {
      // Drawings, marks of states and what lies around a control have no role by which they could be found.
      'testing-library/no-node-access': 'off',
      'testing-library/no-container': 'off',
      // `study` is bound to the study that a helper has mounted, which it also takes away before it gives timers back.
      'testing-library/prefer-screen-queries': 'off',
      'testing-library/no-manual-cleanup': 'off',
      // An act that is awaited also waits for what the event loads.
      'testing-library/no-unnecessary-act': 'off',
    },
  },
  {
    files: ['e2e/**/*.ts', '**/journeys/**/*.ts', '**/*.spec.ts'],
    // Tests of Jest, and programs that drive a browser by other means or by the clock.
    ignores: ['**/*.test.ts', 'e2e/engines/**'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/expect-expect': [
        'error',
        { assertFunctionNames: ['tryFailureCase', 'delayFont', 'stands', 'followInSidebar', 'approachStudy'] },
      ],
      'playwright/no-skipped-test': ['error', { allowConditional: true }],
      // Tests are made from tables, pages and languages of the site, which say what each of them expects.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
      // A button that is aria-disabled can be clicked, and a hand sweeps over what moves.
      'playwright/no-force-option': 'off',
      'playwright/consistent-spacing-between-blocks': 'off',
    },
  },
);
