import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../../build/root';
import { findChromium } from '../find-chromium';

/**
 * `npm test`: format, lint, types, unit tests, the production build, the journeys in a browser. Every
 * step runs, also after one that failed; the last line counts checks and tests.
 */
const results = join(root, '.cache', 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const counts = { passed: 0, failed: 0 };
const bin = (name: string) => join(root, 'node_modules', name);

// The first three keep one processor busy; the build, which waits for the largest picture at its end, has the others.
const build = check('production build', ['--import', 'tsx', join(root, 'shared/build/commands/build.ts')]);
await check('format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.']);
await check('lint', ['--import', 'tsx', bin('eslint/bin/eslint.js'), '.']);
await check('types', [bin('typescript/bin/tsc'), '-b']);
await build;
await suite('unit tests', [bin('jest/bin/jest.js'), '--json', `--outputFile=${results}/unit.json`], readJest);
try {
  const path = findChromium(chromium.executablePath());
  await suite(
    'journeys',
    [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
    readPlaywright,
    {
      CHROME_PATH: path,
      JOURNEYS_JSON: `${results}/journeys.json`,
    },
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  counts.failed++;
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;

/** A step of one answer, which may run beside others: what it says is printed when it is over. */
async function check(name: string, args: string[]): Promise<void> {
  const passed = await run(name, args, { CI: 'true' }, 'whole');
  counts[passed ? 'passed' : 'failed']++;
}

/** A step of many tests: they are counted, and a step that ends badly without a failed test counts as one. */
async function suite(
  name: string,
  args: string[],
  read: () => typeof counts,
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const passed = await run(name, args, environment, 'as it comes');
  const count = readSafely(read);
  counts.passed += count.passed;
  counts.failed += passed ? count.failed : Math.max(1, count.failed);
}

async function run(
  name: string,
  args: string[],
  environment: NodeJS.ProcessEnv,
  output: 'whole' | 'as it comes',
): Promise<boolean> {
  const began = performance.now();
  if (output === 'as it comes') console.log(`\n── ${name}`);
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', ...(output === 'whole' ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const))],
    env: { ...process.env, ...environment },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
  const status = await new Promise((resolve) => child.on('close', resolve));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (output === 'whole') console.log(`\n── ${name}\n${Buffer.concat(said)}`);
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  return status === 0;
}

function readSafely(read: () => typeof counts): typeof counts {
  try {
    return read();
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function readJest(): typeof counts {
  const report = JSON.parse(readFileSync(`${results}/unit.json`, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function readPlaywright(): typeof counts {
  const { stats } = JSON.parse(readFileSync(`${results}/journeys.json`, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
