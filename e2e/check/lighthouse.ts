import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Config, type Result } from 'lighthouse';
import { undisturbed } from '../undisturbed';
import { wholeBrowser } from '../whole-browser';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse on phone and desktop, the median of some runs.
 * @param slowdown how many times slower than this machine the phone is; Lighthouse's own 4 is meant for a fast desktop.
 * @returns a sentence for each page that has less than 100 somewhere.
 */
export async function lighthouseMistakes(
  origin: string,
  paths: readonly string[],
  runs: number,
  slowdown: number,
): Promise<string[]> {
  const phone = { extends: 'lighthouse:default', settings: { throttling: { cpuSlowdownMultiplier: slowdown } } };
  const configs: Readonly<Record<string, Config>> = { phone, desktop: desktopConfig };
  const mistakes: string[] = [];
  for (const path of paths)
    for (const [device, config] of Object.entries(configs)) {
      const scores = new Map(categories.map((name) => [name, [] as number[]]));
      const failed = new Set<string>();
      for (let run = 0; run < runs; run++) {
        const { categories: found, audits } = await undisturbed(() => measure(`${origin}${path}`, config));
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

/** @throws why Lighthouse could not measure. */
async function measure(url: string, config: Config): Promise<Result> {
  const { executablePath, args } = wholeBrowser.launchOptions;
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
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

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
