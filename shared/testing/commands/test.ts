import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portfolio/workspace/root';

/**
 * `npm test`: format, lint, types, unit tests, production build, browser tests. All steps run even if one fails. The
 * last line counts checks and tests.
 */
const results = join(root, '.cache', 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const counts = { passed: 0, failed: 0 };
const bin = (name: string) => join(root, 'node_modules', name);

// The build runs in parallel: the other checks use one core, and the build ends with one large picture that leaves
// cores idle.
const build = check('production build', ['--import', 'tsx', join(root, 'shared/commands/build.ts')]);
await check('format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.']);
await check('lint', ['--import', 'tsx', bin('eslint/bin/eslint.js'), '.']);
await check('types', ['--import', 'tsx', join(root, 'shared/commands/types.ts')]);
await build;
await suite('unit tests', [bin('jest/bin/jest.js'), '--json', `--outputFile=${results}/unit.json`], readJest);
await suite(
  'journeys',
  [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts', '--project=development'],
  readPlaywright,
  { JOURNEYS_JSON: `${results}/journeys.json` },
);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;

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
  if (output === 'buffered') console.log(`\n── ${name}\n${Buffer.concat(chunks)}`);
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
