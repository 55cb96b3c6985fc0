import { spawnSync } from 'node:child_process';
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

check('format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.']);
check('lint', ['--import', 'tsx', bin('eslint/bin/eslint.js'), '.']);
check('types', [bin('typescript/bin/tsc'), '-b']);
suite('unit tests', [bin('jest/bin/jest.js'), '--json', `--outputFile=${results}/unit.json`], readJest);
check('production build', ['--import', 'tsx', join(root, 'shared/build/commands/build.ts')], { CI: 'true' });
try {
  const path = findChromium(chromium.executablePath());
  suite('journeys', [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'], readPlaywright, {
    CHROME_PATH: path,
    JOURNEYS_JSON: `${results}/journeys.json`,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  counts.failed++;
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;

function check(name: string, words: string[], environment: NodeJS.ProcessEnv = {}): void {
  const passed = run(name, words, environment);
  counts[passed ? 'passed' : 'failed']++;
}

/** A step of many tests: they are counted, and a step that ends badly without a failed test counts as one. */
function suite(name: string, words: string[], read: () => typeof counts, environment: NodeJS.ProcessEnv = {}): void {
  const passed = run(name, words, environment);
  const count = readSafely(read);
  counts.passed += count.passed;
  counts.failed += passed ? count.failed : Math.max(1, count.failed);
}

function run(name: string, words: string[], environment: NodeJS.ProcessEnv): boolean {
  const began = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(process.execPath, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
  );
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
