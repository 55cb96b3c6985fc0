import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Config, type Result } from 'lighthouse';
import { median } from '../../bench/pages/results';
import { measureUndisturbed } from '@portfolio/testing/measure-undisturbed';
import { wholeBrowser } from '@portfolio/testing/engines/whole-browser';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse on phone and desktop, the median of some runs. The phone is behind a slow network: Lighthouse's simulation of one
 * takes for part of the first view what a server on the same machine has sent before it is painted, and no network could.
 * @param origins of the site, for the phone behind that network.
 * @param slowdown how many times slower than this machine the phone is; Lighthouse's own 4 is meant for a fast desktop.
 * @param argument with which Chromium trusts the site's certificate.
 * @returns a sentence for each page that has less than 100 somewhere.
 */
export async function lighthouseMistakes(
  origins: { phone: string; desktop: string },
  paths: readonly string[],
  { runs, slowdown, argument }: { runs: number; slowdown: number; argument: string },
): Promise<string[]> {
  const configs = { phone: phoneConfig(slowdown), desktop: desktopConfig };
  const mistakes: string[] = [];
  for (const path of paths)
    for (const device of ['phone', 'desktop'] as const) {
      const scores = new Map(categories.map((name) => [name, [] as number[]]));
      const failed = new Set<string>();
      for (let run = 0; run < runs; run++) {
        const { categories: found, audits } = await measureUndisturbed(() =>
          measure(`${origins[device]}${path}`, configs[device], argument),
        );
        for (const [name, list] of scores) list.push(Math.round(100 * (found[name]?.score ?? 0)));
        for (const { refs, name } of categories.map((name) => ({ name, refs: found[name]?.auditRefs ?? [] })))
          for (const { id, weight } of refs)
            if (weight > 0 && (audits[id]?.score ?? 1) < 0.9)
              failed.add(`${name}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`);
      }
      const medians = [...scores].map(([name, list]) => [name, median(list)] as const);
      console.log(`lighthouse: ${device} ${path} ${medians.map(([, score]) => score).join(' / ')}`);
      if (medians.some(([, score]) => score < 100)) mistakes.push(`${device} ${path}: ${[...failed].join('; ')}`);
    }
  return mistakes;
}

/** Slows the processor and leaves the network as it is. */
function phoneConfig(cpuSlowdownMultiplier: number): Config {
  const network = { requestLatencyMs: 0, downloadThroughputKbps: 0, uploadThroughputKbps: 0 };
  const settings = { throttlingMethod: 'devtools', throttling: { ...network, cpuSlowdownMultiplier } } as const;
  return { extends: 'lighthouse:default', settings };
}

/** @throws why Lighthouse could not measure. */
async function measure(url: string, config: Config, argument: string): Promise<Result> {
  const { executablePath, args } = wholeBrowser.launchOptions;
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', argument, ...args],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' }, config);
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.code}`);
    return lhr;
  } finally {
    chrome.kill();
  }
}
