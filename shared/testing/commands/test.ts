import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { ownerNamed } from '@portfolio/workspace/owner-named';
import { root } from '@portfolio/workspace/root';
import { runCommand } from '@portfolio/workspace/run-command';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';

/** Unit tests in these folders build with webpack and publish whole sites. They take longer than all others together. */
const building = ['/shared/build/', '/shared/publish/', '/shared/commands/'];
/** What a visitor meets first: every page, its navigation, its size. */
const firstVisit = ['budget', 'navigation', 'no-studies', 'pages', 'start'].map((name) => `journeys/${name}.spec`);
/** Whether an area of the contract before still works. */
const olderContract = 'older-contract.spec';

/** Syntax trees live until the end of lint; a small young generation copies each of them twice: 128 s instead of 111. */
const youngTrees = '--max-semi-space-size=128';

/** Runs of each property, while somebody waits. */
const fewer = { PROPERTY_RUNS: process.env['PROPERTY_RUNS'] ?? '100' };

const results = join(root, '.cache', 'test-results');
const counts = { passed: 0, failed: 0, skipped: 0 };
const bin = (name: string) => join(root, 'node_modules', name);
const command = (name: string, ...args: string[]) => [
  '--import',
  'tsx',
  join(root, 'shared/commands', `${name}.ts`),
  ...args,
];

await runCommand(
  {
    does: 'Format, lint, types, production build, unit tests without those of building and publishing, journeys of a first visit. All steps run even if one fails; the last line counts checks and tests. With -w remote-<area>: format, lint, types and unit tests of that area alone.',
    usage: 'npm test [-w remote-<area>] --',
    options: { all: { type: 'boolean', says: 'all unit tests and all journeys; npm run test:all is the same' } },
    example: 'npm test -w remote-research',
  },
  async ([name], { all = false }) => {
    const owner = name === undefined ? undefined : ownerNamed(name);
    rmSync(results, { recursive: true, force: true });
    mkdirSync(results, { recursive: true });
    await (owner ? testAlone(owner) : testSite(all));
    if (counts.skipped) console.log(`${counts.skipped} skipped`);
    console.log(`${counts.passed} passed, ${counts.failed} failed`);
    process.exitCode = counts.failed === 0 ? 0 : 1;
  },
);

async function testSite(all: boolean): Promise<void> {
  // Two lines of work for two cores; the unit tests take what the checks leave.
  const built = async () => {
    await check('production build', command('build', ...(all ? [] : ['--quick'])));
    await (all
      ? unitTests([])
      : unitTests(['--testPathIgnorePatterns', '/node_modules/', '/dist/', ...building], fewer));
  };
  await Promise.all([built(), checkAll('.')]);
  await (all ? journeys([]) : journeys([...firstVisit, olderContract], { JOURNEYS_PHOTOS: 'quick' }));
}

async function testAlone(owner: ReleaseOwner): Promise<void> {
  const folder = workspaceFolder(owner);
  await Promise.all([checkAll(folder, owner), unitTests([folder], fewer)]);
}

/** @param owner whose types alone are checked; by default those of all */
async function checkAll(folder: string, owner?: ReleaseOwner): Promise<void> {
  await check('lint', [youngTrees, '--import', 'tsx', bin('eslint/bin/eslint.js'), folder]);
  await check('format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', folder]);
  await check('types', command('types', ...(owner ? [owner] : [])));
}

function unitTests(args: string[], environment: NodeJS.ProcessEnv = {}): Promise<void> {
  return suite(
    'unit tests',
    [bin('jest/bin/jest.js'), ...args, '--json', `--outputFile=${results}/unit.json`],
    readJest,
    environment,
  );
}

function journeys(args: string[], environment: NodeJS.ProcessEnv = {}): Promise<void> {
  return suite(
    'journeys',
    [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts', ...args],
    readPlaywright,
    { ...environment, JOURNEYS_JSON: `${results}/journeys.json` },
  );
}

/** A step with one result. It may run in parallel, so its output is printed at the end. */
async function check(name: string, args: string[]): Promise<void> {
  const passed = await run(name, args, { CI: 'true' }, 'buffered');
  counts[passed ? 'passed' : 'failed']++;
}

/** A step with many tests, which are counted. A step that fails without a failed test counts as one failure. */
async function suite(
  name: string,
  args: string[],
  read: () => typeof counts,
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const passed = await run(name, args, environment, 'streamed');
  const count = readSafely(read);
  counts.passed += count.passed;
  counts.skipped += count.skipped;
  counts.failed += passed ? count.failed : Math.max(1, count.failed);
}

async function run(
  name: string,
  args: string[],
  environment: NodeJS.ProcessEnv,
  output: 'buffered' | 'streamed',
): Promise<boolean> {
  const start = performance.now();
  if (output === 'streamed') console.log(`\n── ${name}`);
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', ...(output === 'buffered' ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const))],
    env: { ...process.env, ...environment },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const status = await new Promise((resolve) => child.on('close', resolve));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (output === 'buffered') console.log(`\n── ${name}\n${Buffer.concat(chunks).toString()}`);
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  return status === 0;
}

function readSafely(read: () => typeof counts): typeof counts {
  try {
    return read();
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function readJest(): typeof counts {
  const report = JSON.parse(readFileSync(`${results}/unit.json`, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
  };
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

function readPlaywright(): typeof counts {
  const { stats } = JSON.parse(readFileSync(`${results}/journeys.json`, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
