import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaManifest } from './updating/ejected-area';
import { sampleCheckout, type SampleCheckout } from './testing/sample-checkout';

// Each test runs the real npm some ten times.
jest.setTimeout(180_000);

/** Both areas of it have left home and are installed and committed. */
let base: SampleCheckout;
let sample: SampleCheckout;
beforeAll(async () => {
  base = await sampleCheckout();
  for (const area of ['research', 'architecture']) {
    await base.npm('portfolio', ['run', '--silent', 'eject', '--', area, `../${area}-site`]);
    await base.npm(`${area}-site`, ['install', ...quietly]);
    await base.commit(`${area}-site`);
  }
});
afterAll(async () => {
  base.remove();
  await base.registry.close();
});
beforeEach(() => {
  sample = base.copy();
});
afterEach(() => sample.remove());

const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

function update(area: string) {
  return sample.run('portfolio', 'npm', ['run', '--silent', 'eject', '--', '--update', `../${area}-site`]);
}

function upgrade(area: string, ...from: readonly string[]) {
  return sample.run(`${area}-site`, 'npm', ['run', '--silent', 'upgrade', '--', ...from]);
}

/** As on a machine that has never installed anything. */
function upgradeFromEmptyCache(area: string, ...from: readonly string[]) {
  const cache = { npm_config_cache: mkdtempSync(join(sample.folder, 'empty-cache-')) };
  return sample.run(`${area}-site`, 'npm', ['run', '--silent', 'upgrade', '--', ...from], cache);
}

async function changeFacts(text: string): Promise<void> {
  sample.write('portfolio/shared/ui/facts.ts', `export const facts = '${text}';\n`);
  await sample.commit('portfolio');
}

function manifestOf(site: string): AreaManifest {
  return JSON.parse(sample.read(`${site}/package.json`)) as AreaManifest;
}

/** What is installed. */
function factsIn(site: string): string {
  return /'(.*)'/.exec(sample.read(`${site}/node_modules/@portfolio/ui/facts.ts`))?.[1] ?? '';
}

function lockedIn(site: string, name = '@portfolio/ui') {
  const lock = JSON.parse(sample.read(`${site}/package-lock.json`)) as {
    packages: Record<string, { version: string; resolved?: string; integrity: string }>;
  };
  return lock.packages[`node_modules/${name}`]!;
}

/** All files that are committed, with their content. */
async function readCommitted(site: string): Promise<Record<string, string>> {
  const { output } = await sample.run(site, 'git', ['ls-files']);
  const files = output.trim().split('\n');
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(join(sample.folder, site, file)).toString('base64')]),
  );
}

/** Clones a repository and installs what its lock file names. */
async function cloneAndInstall(site: string, clone: string, cache: string): Promise<string> {
  await sample.run('.', 'git', ['clone', '-q', site, clone]);
  await sample.npm(clone, ['ci', ...quietly], { npm_config_cache: cache });
  return factsIn(clone);
}

test('of two areas side by side one is upgraded from a checkout, and the other when its team wants it', async () => {
  const [research, architecture] = [lockedIn('research-site'), await readCommitted('architecture-site')];
  expect(lockedIn('architecture-site')).toEqual(research);
  await changeFacts('second');

  const { status, output } = await update('research');
  expect(output).toContain(
    `@portfolio/ui goes from ${research.version} to ${lockedIn('research-site').version}.\nAs before: @portfolio/contract, @portfolio/render, @portfolio/study, @portfolio/testing.`,
  );
  expect(status).toBe(0);
  expect(factsIn('research-site')).toBe('second');
  expect(lockedIn('research-site').integrity).not.toBe(research.integrity);
  expect(factsIn('architecture-site')).toBe('first');
  expect(await readCommitted('architecture-site')).toEqual(architecture);
  await sample.commit('research-site');
  expect((await sample.run('research-site', 'git', ['show', '--name-only', '--format='])).output.split('\n')).toEqual(
    expect.arrayContaining(['package-lock.json', 'package.json', expect.stringMatching(/^packages\/portfolio-ui-8\./)]),
  );

  const empty = join(sample.folder, 'empty-cache');
  expect(await cloneAndInstall('research-site', 'clone-of-research-from-empty', empty)).toBe('second');
  expect(await cloneAndInstall('research-site', 'clone-of-research-from-warm', sample.cache)).toBe('second');
  expect(await cloneAndInstall('architecture-site', 'clone-of-architecture-from-warm', sample.cache)).toBe('first');

  const own = await upgradeFromEmptyCache('architecture');
  expect(own.output).toContain(`@portfolio/ui goes from ${research.version} to ${lockedIn('research-site').version}.`);
  expect(factsIn('architecture-site')).toBe('second');
  expect(lockedIn('architecture-site')).toEqual(lockedIn('research-site'));
  expect(
    readdirSync(join(sample.folder, 'architecture-site/packages')).filter((file) => file.includes('-ui-')),
  ).toEqual([`portfolio-ui-${lockedIn('research-site').version}.tgz`]);
  expect((await upgrade('architecture')).output).toContain('already. Nothing was changed.');
});

test('a folder of packages upgrades areas without a checkout, and what the contract changed is told', async () => {
  sample.write('portfolio/shared/contract/area-module.ts', 'export const contractVersion = 9;\n');
  sample.write(
    'portfolio/shared/contract/CHANGELOG.md',
    '# Changes\n\n## Contract 9\n\n- Areas may leave.\n\n## Contract 8\n\n- An address is read.\n- It is written too.\n',
  );
  await changeFacts('second');
  await sample.npm('portfolio', ['run', '--silent', 'eject', '--', '--pack', '../packed']);
  await sample.run('.', 'mv', ['portfolio', 'elsewhere']);

  const gone = await upgrade('research');
  expect([gone.status, gone.output]).toEqual([
    1,
    expect.stringContaining('names as "source". Name a checkout, a folder of tarballs or a registry'),
  ]);
  const { output } = await upgradeFromEmptyCache('research', '../packed');
  expect(output).toMatch(/@portfolio\/study goes from 8\.\S+ to 9\.\S+\.\n/);
  expect(output).toContain('\nContract 9:\n- Areas may leave.\n\nContract 8:\n- It is written too.\n\n');
  expect(output).not.toContain('An address is read');
  expect(factsIn('research-site')).toBe('second');
  await sample.commit('research-site');
  expect(await cloneAndInstall('research-site', 'clone', join(sample.folder, 'empty-cache'))).toBe('second');
});

test('a registry upgrades areas, and the next upgrade asks it again', async () => {
  const ours = sample.registry.addressOf('ours');
  let published = new Set<string>();
  const publish = async (folder: string) => {
    await sample.npm('portfolio', ['run', '--silent', 'eject', '--', '--pack', `../${folder}`]);
    for (const file of readdirSync(join(sample.folder, folder)))
      if (!published.has(file))
        await sample.npm(folder, ['publish', `./${file}`, '--tag', 'latest', '--registry', ours]);
    published = new Set([...published, ...readdirSync(join(sample.folder, folder))]);
  };
  await changeFacts('second');
  await publish('packed');
  const { status, output } = await upgrade('research', ours);
  expect(output).toContain(`@portfolio/ui goes from `);
  expect(status).toBe(0);
  expect(factsIn('research-site')).toBe('second');
  expect(manifestOf('research-site').dependencies?.['@portfolio/ui']).toBe(lockedIn('research-site').version);
  expect(readdirSync(join(sample.folder, 'research-site/packages'))).toEqual([]);
  await sample.commit('research-site');

  await changeFacts('third');
  await publish('packed-later');
  expect((await upgradeFromEmptyCache('research')).output).toContain('@portfolio/ui goes from ');
  expect(factsIn('research-site')).toBe('third');
  await sample.commit('research-site');
  expect(await cloneAndInstall('research-site', 'clone-from-empty', join(sample.folder, 'empty-cache'))).toBe('third');
  expect(await cloneAndInstall('research-site', 'clone-from-warm', sample.cache)).toBe('third');
  expect(sample.registry.asked).toContain(`@portfolio-ui-${lockedIn('research-site').version}.tgz`);

  await changeFacts('fourth');
  await sample.npm('portfolio', ['run', '--silent', 'eject', '--', '--pack', '../packed-last']);
  expect((await upgrade('research', '../packed-last')).output).toContain('@portfolio/ui goes from ');
  await sample.commit('research-site');
  expect(factsIn('research-site')).toBe('fourth');
  expect(sample.read('research-site/package-lock.json')).not.toContain(ours);
});

test('what the owner of the area wrote stays as it is, and tools follow where he left them', async () => {
  const mine = manifestOf('research-site');
  // As npm sorts them when a package is added.
  const sorted = Object.entries({ ...mine.dependencies, 'a-tool': 'npm:linter@1.0.0' }).sort(([a], [b]) =>
    a.localeCompare(b),
  );
  sample.write('research-site/package.json', {
    ...mine,
    scripts: { ...mine.scripts, mine: 'echo mine' },
    devDependencies: { linter: '2.0.0' },
    dependencies: Object.fromEntries(sorted),
    description: 'Ours.',
  });
  sample.write('research-site/remote-research/content/index.md', 'Written again.\n');
  await sample.npm('research-site', ['install', ...quietly]);
  await sample.commit('research-site');
  const before = await readCommitted('research-site');
  const shell = JSON.parse(sample.read('portfolio/shell/package.json')) as AreaManifest;
  sample.write('portfolio/shell/package.json', { ...shell, dependencies: { ...shell.dependencies, react: '19.1.0' } });
  const checkout = manifestOf('portfolio');
  sample.write('portfolio/package.json', { ...checkout, devDependencies: { linter: '1.5.0' } });
  await changeFacts('second');

  const { output } = await update('research');
  expect(output).toContain('react goes from 19.0.0 to 19.1.0.');
  expect(output).toContain('package.json keeps linter 2.0.0; the packages are tested with 1.5.0.');
  const after = manifestOf('research-site');
  expect(after).toMatchObject({
    description: 'Ours.',
    scripts: { mine: 'echo mine' },
    devDependencies: { linter: '2.0.0' },
  });
  expect(Object.keys(after.dependencies ?? {})).toEqual(sorted.map(([name]) => name));
  expect(lockedIn('research-site', 'react').version).toBe('19.1.0');
  expect(existsSync(join(sample.folder, 'research-site/remote-research/node_modules'))).toBe(false);
  const changed = Object.entries(before).filter(
    ([file, text]) =>
      !existsSync(join(sample.folder, 'research-site', file)) ||
      readFileSync(join(sample.folder, 'research-site', file)).toString('base64') !== text,
  );
  expect(changed.map(([file]) => file.replace(/8\..*/, '8'))).toEqual([
    'package-lock.json',
    'package.json',
    'packages/portfolio-commands-8',
    'packages/portfolio-ui-8',
  ]);
});

test('an area that was ejected when all packages were 1.0.0 is upgraded', async () => {
  const { dependencies = {}, ...rest } = manifestOf('research-site');
  const specs = Object.entries(dependencies).filter(([name]) => name.startsWith('@portfolio/'));
  for (const [name, spec] of specs) await asBefore(name, spec);
  const old = specs.map(([name]) => [name, `file:packages/${name.slice(1).replace('/', '-')}-1.0.0.tgz`]);
  sample.write('research-site/package.json', {
    ...{ ...rest, portfolio: undefined, scripts: {} },
    dependencies: { ...Object.fromEntries(old), react: '19.0.0', 'react-dom': '19.0.0' },
  });
  const area = JSON.parse(sample.read('portfolio/remote-research/package.json')) as object;
  sample.write('research-site/remote-research/package.json', area);
  await sample.run('research-site', 'rm', ['-r', 'package-lock.json', 'node_modules']);
  await sample.npm('research-site', ['install', ...quietly]);
  await sample.commit('research-site');
  await changeFacts('second');

  const { status, output } = await update('research');
  expect(output).toMatch(/@portfolio\/ui goes from 1\.0\.0 to 8\.\S+\.\n/);
  expect(status).toBe(0);
  expect(factsIn('research-site')).toBe('second');
  expect(manifestOf('research-site').scripts).toEqual({
    upgrade: 'portfolio upgrade',
    site: 'TSX_TSCONFIG_PATH=tsconfig.base.json portfolio site',
  });
});

/** Packs an installed package again as it was packed before packages had versions. */
async function asBefore(name: string, spec: string): Promise<void> {
  const place = `as-before/${name}`;
  mkdirSync(join(sample.folder, place), { recursive: true });
  const tarball = join(sample.folder, 'research-site', spec.slice('file:'.length));
  await sample.run(place, 'tar', ['-xzf', tarball, '--strip-components=1']);
  const manifest = JSON.parse(sample.read(`${place}/package.json`)) as { dependencies: Record<string, string> };
  const dependencies = Object.fromEntries(Object.keys(manifest.dependencies).map((each) => [each, '1.0.0']));
  sample.write(`${place}/package.json`, { ...manifest, version: '1.0.0', dependencies });
  await sample.npm(place, ['pack', '--silent', '--pack-destination', join(sample.folder, 'research-site/packages')]);
}

test('an upgrade that cannot be made says why, and leaves every file as it was', async () => {
  await sample.run('portfolio', 'git', ['branch', 'before']);
  const site = join(sample.folder, 'research-site');
  const expectRefusal = async (sentence: string, run = () => update('research')) => {
    const before = (await sample.run('research-site', 'git', ['status', '--porcelain'])).output;
    const { status, output } = await run();
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/\n {4}at /);
    expect(status).toBe(1);
    expect((await sample.run('research-site', 'git', ['status', '--porcelain'])).output).toBe(before);
  };
  mkdirSync(join(sample.folder, 'notes-site'));
  await expectRefusal(
    `${join(sample.folder, 'notes-site')} has no package.json. Name the folder that "npm run eject -- <area> <folder>" wrote.`,
    () => update('notes'),
  );
  sample.write('notes-site/package.json', { name: 'notes' });
  await expectRefusal(`${join(sample.folder, 'notes-site/package.json')} is not that of an ejected area.`, () =>
    update('notes'),
  );
  await expectRefusal('holds no packages with versions.', () => upgrade('research', '../notes-site'));
  writeFileSync(join(sample.folder, 'notes-site/broken.tgz'), 'broken');
  await expectRefusal(`${join(sample.folder, 'notes-site/broken.tgz')} is no tarball of a package`, () =>
    upgrade('research', '../notes-site'),
  );
  await expectRefusal('npm pack failed', () => upgrade('research', sample.registry.addressOf('nothing')));

  await changeFacts('second');
  sample.write('research-site/package.json', { ...manifestOf('research-site'), description: 'Not committed.' });
  await expectRefusal(
    `${site}/package.json has changes that are not committed, and an upgrade writes it. Commit them, or put them aside (git stash), and try again. Nothing was changed.`,
  );
  await sample.commit('research-site');

  // A tool that npm does not find.
  sample.write('portfolio/package.json', { ...manifestOf('portfolio'), devDependencies: { linter: '3.0.0' } });
  await expectRefusal(`npm cannot install the packages in ${site}, whose files are as they were:`);
  expect(factsIn('research-site')).toBe('first');
  await sample.run('portfolio', 'git', ['checkout', 'package.json']);

  expect((await update('research')).status).toBe(0);
  expect(factsIn('research-site')).toBe('second');
  await sample.commit('research-site');
  await sample.run('portfolio', 'git', ['checkout', '-q', 'before']);
  await expectRefusal(`${site}/package.json has @portfolio/commands 8.`);
  await expectRefusal('Bring that up to date first (git pull)');
  expect(factsIn('research-site')).toBe('second');
});
