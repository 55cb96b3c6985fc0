import { spawnSync } from 'node:child_process';
import { commandLine } from '@portfolio/workspace/run-command';
import { allServices, serveVariant, serveVariantBelow } from '../../site/variant-site';
import { belowAPath } from '../below-a-path';
import { allFailureCases, missingFileCases } from '../failure-cases';
import { startChromium } from '@portfolio/testing/engines/chromium';
import { startFirefox } from '@portfolio/testing/engines/firefox';
import { journeys, tryJourney } from '../journeys';
import { EngineLost, engineNames, type Engine, type EngineName, type Tab } from '@portfolio/testing/engines/tab';
import { tryFailureCase } from '../try-failure-case';
import { startWebKit } from '@portfolio/testing/engines/webkit';

const { names: args } = commandLine({
  does: 'Journeys and the failure matrix in three engines, one line for each case. Words narrow it down: engines by name, cases by any part of their line.',
  usage: 'npm run site -- test:browsers [word…]',
  example: 'npm run site -- test:browsers firefox "research entry"',
});
const start: Record<EngineName, () => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};
const chosen = engineNames.filter((name) => args.includes(name));
const parts = args.filter((word) => !(engineNames as readonly string[]).includes(word));
const counts = { passed: 0, failed: 0 };

// All that can be configured: each failure must be reported, and the policy must allow the rest.
if (spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
  process.exit(1);
const { address: behind, stop } = await serveVariant('browsers', allServices);
const below = await serveVariantBelow('browsers', 'https://user.example/repo/');
for (const name of chosen.length > 0 ? chosen : engineNames) await tryEngine(name);
stop();
below.stop();
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);

type Case = { line: string; run: (tab: Tab) => Promise<void> };

function casesOf(name: EngineName): Case[] {
  const all: Case[] = [
    ...journeys.map((journey) => ({
      line: `${name} · ${journey.name}`,
      run: (tab: Tab) => tryJourney(tab, journey, behind),
    })),
    ...belowAPath.map((journey) => ({
      line: `${name} · below a path: ${journey.name}`,
      run: (tab: Tab) => tryJourney(tab, journey, below.address),
    })),
    ...allFailureCases().map((failureCase) => ({
      line: `${name} · ${failureCase.role} · ${failureCase.fault} · ${failureCase.moment}`,
      run: (tab: Tab) => tryFailureCase(tab, failureCase, { behind, reports: true }),
    })),
    ...missingFileCases().map((failureCase) => ({
      line: `${name} · below a path: ${failureCase.role} · ${failureCase.fault} · ${failureCase.moment}`,
      run: (tab: Tab) => tryFailureCase(tab, failureCase, { behind: below.address, reports: true }),
    })),
  ];
  return all.filter(({ line }) => parts.every((part) => line.includes(part)));
}

async function tryEngine(name: EngineName): Promise<void> {
  const cases = casesOf(name);
  if (cases.length === 0) return;
  let engine: Engine;
  try {
    engine = await start[name]();
  } catch (error) {
    console.error(`${name} did not start: ${error instanceof Error ? error.message : String(error)}`);
    counts.failed++;
    return;
  }
  console.log(`\n── ${name} ${engine.version}: ${cases.length} cases`);
  const workers = Array.from({ length: engine.tabs }, async () => {
    for (let next = cases.shift(); next; next = cases.shift()) {
      if (await tryOne(engine, next)) continue;
      await engine.close();
      engine = await start[name]();
      if (!(await tryOne(engine, next))) throw new Error(`${name} is lost twice in one case: ${next.line}`);
    }
  });
  await Promise.all(workers);
  await engine.close();
}

/** @returns false where the engine was lost and the case must be tried in a new one. */
async function tryOne(engine: Engine, { line, run }: Case): Promise<boolean> {
  const began = performance.now();
  let trouble = '';
  try {
    await run(await engine.openTab());
  } catch (error) {
    if (error instanceof EngineLost) {
      console.log(`↻ ${line}: ${error.message}; again in a new one`);
      return false;
    }
    trouble = error instanceof Error ? error.message : String(error);
  }
  counts[trouble ? 'failed' : 'passed']++;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${trouble ? '✘' : '✔'} ${line} (${seconds} s)${trouble && `\n    ${trouble.slice(0, 900)}`}`);
  return true;
}
