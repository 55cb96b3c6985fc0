import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { smallRegistry, type SmallRegistry } from './small-registry';

export type Outcome = { status: number; output: string };

/**
 * A checkout of a few small packages and two areas, on which the real commands and the real npm run. Nothing is
 * fetched but from a registry of its own, whose feed "open" has what stands on npm otherwise.
 */
export type SampleCheckout = {
  /** Everything lies in it: `portfolio` is the checkout. */
  folder: string;
  registry: SmallRegistry;
  /** The cache that npm uses where none is named. */
  cache: string;
  write: (file: string, content: string | object) => void;
  read: (file: string) => string;
  run: (place: string, command: string, args: readonly string[], environment?: NodeJS.ProcessEnv) => Promise<Outcome>;
  /** Runs what must succeed. @returns what it said. */
  must: (place: string, command: string, args: readonly string[], environment?: NodeJS.ProcessEnv) => Promise<string>;
  npm: (place: string, args: readonly string[], environment?: NodeJS.ProcessEnv) => Promise<string>;
  /** Commits everything in a folder. */
  commit: (place: string) => Promise<void>;
  /** The same in another folder, with the same registry. */
  copy: () => SampleCheckout;
  remove: () => void;
};

const commandsFolder = join(__dirname, '..', '..');
const tsx = createRequire(__filename).resolve('tsx');

export async function sampleCheckout(): Promise<SampleCheckout> {
  const registry = await smallRegistry();
  const sample = sampleIn(mkdtempSync(join(tmpdir(), 'upgrade-')), registry);
  const { folder, write, npm, commit } = sample;
  writeFileSync(join(folder, 'npmrc'), `//${new URL(registry.addressOf('')).host}/ours/:_authToken=sample\n`);
  for (const [name, version] of [
    ['react', '19.0.0'],
    ['react', '19.1.0'],
    ['react-dom', '19.0.0'],
    ['linter', '1.0.0'],
    ['linter', '2.0.0'],
  ] as const)
    write(`open/${name}-${version}/package.json`, { name, version });
  const open = readdirSync(join(folder, 'open'));
  await npm('open', ['pack', '--silent', ...open.map((name) => `./${name}`)]);
  for (const name of open) registry.add('open', join(folder, 'open', `${name}.tgz`));
  for (const [file, content] of Object.entries(checkoutFiles())) write(`portfolio/${file}`, content);
  await npm('portfolio', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  await commit('portfolio');
  return sample;
}

function sampleIn(folder: string, registry: SmallRegistry): SampleCheckout {
  const cache = join(folder, 'npm-cache');
  const write = (file: string, content: string | object) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
    writeFileSync(join(folder, file), text, { mode: file.endsWith('.mjs') ? 0o755 : 0o644 });
  };
  const run: SampleCheckout['run'] = (place, command, args, environment = {}) =>
    new Promise((done) => {
      const env = {
        ...withoutNpm(process.env),
        npm_config_registry: registry.addressOf('open'),
        npm_config_cache: cache,
        npm_config_userconfig: join(folder, 'npmrc'),
        npm_config_update_notifier: 'false',
        ...{ GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@a', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@a' },
        ...environment,
      };
      execFile(command, args, { cwd: join(folder, place), env }, (error, stdout, stderr) =>
        done({ status: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
      );
    });
  const must: SampleCheckout['must'] = async (place, command, args, environment) => {
    const { status, output } = await run(place, command, args, environment);
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${place}:\n${output}`);
    return output;
  };
  return {
    ...{ folder, registry, cache, write, run, must },
    npm: (place, args, environment) => must(place, 'npm', args, environment),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    commit: async (place) => {
      if (!existsSync(join(folder, place, '.git'))) await must(place, 'git', ['init', '-q']);
      await must(place, 'git', ['add', '-A']);
      await must(place, 'git', ['commit', '-qm', 'change']);
    },
    copy: () => {
      const other = mkdtempSync(join(tmpdir(), 'upgrade-'));
      cpSync(folder, other, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
      return sampleIn(other, registry);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A test run by npm hands its settings on. */
function withoutNpm(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^(npm_|INIT_CWD|GIT_)/i.test(name)));
}

function checkoutFiles(): Record<string, string | object> {
  const manifest = (name: string, needs: readonly string[], more: object = {}) => ({
    ...{ name: `@portfolio/${name}`, version: '1.0.0', private: true, type: 'module' },
    exports: { './*': './*.ts', './package.json': './package.json' },
    files: ['**/*.ts', 'CHANGELOG.md', '*.mjs', '!**/*.test.*'],
    dependencies: ours(needs),
    ...more,
  });
  const ours = (names: readonly string[]) => Object.fromEntries(names.map((name) => [`@portfolio/${name}`, '1.0.0']));
  const area = (name: string, needs: readonly string[]) => ({
    [`remote-${name}/package.json`]: {
      ...{ name: `remote-${name}`, version: '1.0.0', private: true },
      dependencies: { ...ours(needs), react: '19.0.0' },
    },
    [`remote-${name}/tsconfig.json`]: '{ "files": [], "references": [] }\n',
    [`remote-${name}/content/index.md`]: 'Written by its owner.\n',
  });
  const command = (name: string) =>
    `import ${JSON.stringify(pathToFileURL(tsx))};\nawait import(${JSON.stringify(pathToFileURL(join(commandsFolder, `${name}.ts`)))});\n`;
  return {
    'package.json': {
      ...{ name: 'portfolio', private: true, type: 'module', workspaces: ['shared/*', 'shell', 'remote-*'] },
      scripts: { eject: 'node shared/commands/run-eject.mjs' },
      devDependencies: { linter: '1.0.0' },
    },
    '.gitignore': 'node_modules/\n',
    ...Object.fromEntries(
      ['tsconfig.base.json', 'eslint.config.js', 'jest.config.js', '.prettierignore', '.env.example'].map((file) => [
        file,
        '\n',
      ]),
    ),
    'shell/package.json': {
      ...{ name: 'shell', version: '1.0.0', private: true },
      dependencies: { react: '19.0.0', 'react-dom': '19.0.0' },
    },
    'shell/content/site.md': 'The site.\n',
    'shell/content/notices.md': 'Notices.\n',
    'shared/contract/package.json': manifest('contract', []),
    'shared/contract/area-module.ts': 'export const contractVersion = 8;\n',
    'shared/contract/CHANGELOG.md': '# Changes\n\n## Contract 8\n\n- An address is read.\n',
    'shared/ui/package.json': manifest('ui', ['contract']),
    'shared/ui/facts.ts': "export const facts = 'first';\n",
    'shared/ui/facts.test.ts': 'export {};\n',
    'shared/study/package.json': manifest('study', []),
    'shared/study/frame.ts': 'export const frame = 1;\n',
    'shared/render/package.json': manifest('render', []),
    'shared/testing/package.json': manifest('testing', []),
    'shared/commands/package.json': manifest('commands', ['contract'], { bin: { portfolio: './portfolio.mjs' } }),
    'shared/commands/eject.ts': '// run-eject.mjs runs the real one.\n',
    'shared/commands/run-eject.mjs': command('eject'),
    'shared/commands/portfolio.mjs': `#!/usr/bin/env node\nprocess.argv.splice(2, 1);\n${command('upgrade')}`,
    ...area('research', ['contract', 'study', 'ui']),
    ...area('architecture', ['contract', 'ui']),
  };
}
