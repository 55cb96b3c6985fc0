import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { areaNames } from './shared/contract/areas.ts';

const message = {
  area: 'Areas must not import each other or the shell. Link to the page ("/contact") or use shared/contract.',
  shell: 'The shell must not import areas. They are loaded at run time by shell/src/loading/federation.ts.',
  shared: 'shared must not import other workspaces. Move the common code into shared.',
  node: 'shared/build, shared/content, shared/dev and shared/publish run in Node only. Browser code may use shared/contract.',
  http: 'Browser tests access the site over HTTP. Only the area table may be imported, for its URLs.',
  up: 'Do not import from two levels up. Use the exports of the package.',
};
const remotes = areaNames.map((name) => `remote-${name}`);
const node = ['shared/build', 'shared/content/*', 'shared/dev/*', 'shared/publish/*'];
const zone = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });
/** Matches imports by workspace name and by relative path. */
const forbid = (names, text) => ({ regex: `(^|\\.\\./)(${names.join('|')})(/|$)`, message: text });
const parentImports = { group: ['../../*'], message: message.up };

export default tseslint.config(
  { ignores: ['**/dist/', '.cache/', '.site/', 'site/', '**/*.module.css.d.ts', 'shared/model/**/*.py'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  reactHooks.configs.flat.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a string union: it has no run-time code.' },
        { selector: 'ExportDefaultDeclaration', message: 'Use named exports: they can be found by a text search.' },
      ],
    },
  },
  ...areaNames.map((name) =>
    zone(
      [`remote-${name}/src/**`],
      [
        forbid([...remotes.filter((each) => each !== `remote-${name}`), 'shell'], message.area),
        { group: node, message: message.node },
        parentImports,
      ],
    ),
  ),
  zone(['shell/src/**'], [forbid(remotes, message.shell), { group: node, message: message.node }, parentImports]),
  zone(['shared/**'], [forbid([...remotes, 'shell'], message.shared)]),
  zone(['e2e/**'], [forbid([...remotes, 'shell'], message.http)]),
  // The bench builds variants of the site from its own sources.
  zone(['e2e/bench/variants/**'], []),
  // Webpack, Jest, Playwright and subset-font require default exports.
  {
    files: [
      '**/*.config.{js,ts,mjs}',
      'shared/testing/class-names.ts',
      'shared/testing/build-composer.ts',
      'e2e/publish-site.ts',
      'shared/build/subset-font*.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: ['**/*.mjs', '*.js'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'e2e/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'max-lines': 'off' },
  },
);
