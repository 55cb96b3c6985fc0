import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { areaNames } from './shared/contract/areas.ts';

const message = {
  area: 'Areas never import each other or the shell: link to the page ("/contact"), or use what shared/contract offers.',
  shell: 'The shell knows areas only at run time, in shell/src/loading/federation.ts.',
  shared: 'shared builds on no workspace: move what both need into shared.',
  node: 'shared/build, shared/content, shared/dev and shared/publish run in Node only: browser code takes nothing but types from shared/contract.',
  http: 'The journeys know the site only over HTTP, and the area table for its addresses.',
  up: 'Reach another folder by its own door, not by climbing two levels.',
};
const remotes = areaNames.map((name) => `remote-${name}`);
const node = ['shared/build', 'shared/content/*', 'shared/dev/*', 'shared/publish/*'];
const zone = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });
/** By the workspace's name or by climbing into its folder. */
const forbid = (names, text) => ({ regex: `(^|\\.\\./)(${names.join('|')})(/|$)`, message: text });
const climbing = { group: ['../../*'], message: message.up };

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
        { selector: 'TSEnumDeclaration', message: 'A string union says the same and vanishes at run time.' },
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only: a name is found by searching.' },
      ],
    },
  },
  ...areaNames.map((name) =>
    zone(
      [`remote-${name}/src/**`],
      [
        forbid([...remotes.filter((each) => each !== `remote-${name}`), 'shell'], message.area),
        { group: node, message: message.node },
        climbing,
      ],
    ),
  ),
  zone(['shell/src/**'], [forbid(remotes, message.shell), { group: node, message: message.node }, climbing]),
  zone(['shared/**'], [forbid([...remotes, 'shell'], message.shared)]),
  zone(['e2e/**'], [forbid([...remotes, 'shell'], message.http)]),
  // The bench builds variants of the site from its sources.
  zone(['e2e/bench/variants/**'], []),
  // Webpack, Jest and Playwright ask for default exports.
  {
    files: ['**/*.config.{js,ts,mjs}', 'shared/testing/class-names.ts', 'e2e/publish-site.ts'],
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
