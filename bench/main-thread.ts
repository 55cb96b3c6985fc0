import { chromium, type Locator, type Page } from '@playwright/test';
import { commandLine } from '@portfolio/workspace/run-command';
import { publishAndServe } from '../e2e/site/serve-site';
import { hasStudy, works } from '../e2e/site/site-pages';
import { wholeBrowser } from '@portfolio/testing/engines/whole-browser';
import { untilSettled } from '../e2e/fixtures';
import { longestTask, type Task } from './longest-task';

/** A browser calls a task of more than this long, in milliseconds. */
const long = 50;
/** How much slower the processor is made. */
const slowness = 4;

/** Each study is visited so many times, and the median of its longest tasks counts. */
const visits = 3;

/** Milliseconds of a frame at 60 in a second, the longest that their median may be, and how many are measured. */
const [frame, longestFrame, framesOfPlay] = [1000 / 60, 16.8, 240];

type Act = readonly [name: string, act: (study: Locator, page: Page) => Promise<void>];

const come: Act = [
  'comes',
  async (study, page) => {
    await page.locator('[data-study]').evaluate((element) => element.scrollIntoView());
    await study.getByRole('spinbutton').or(study.getByRole('combobox')).first().waitFor();
    await page.waitForTimeout(500);
  },
];
const play: Act = [
  'plays',
  async (study, page) => {
    await study.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForTimeout(3000);
  },
];
const typeIn = (label: RegExp, ...values: string[]): Act => [
  `types ${label.source}`,
  async (study, page) => {
    for (const value of values) {
      await study.getByRole('spinbutton', { name: label }).first().press('ControlOrMeta+a');
      await page.keyboard.type(value);
      await page.waitForTimeout(300);
    }
  },
];
const dragSlider = (label: RegExp): Act => [
  `drags ${label.source}`,
  async (study, page) => {
    const slider = study.getByRole('slider', { name: label }).first();
    await slider.scrollIntoViewIfNeeded();
    await drag(page, slider, 0.1, 0.9);
  },
];

/** What is done with each study, by its name. */
const studies: Readonly<Record<string, readonly Act[]>> = {
  packing: [play, typeIn(/^Seed/, '12', '123'), dragSlider(/^Seed/)],
  subdivision: [
    play,
    ['drags a corner', (study, page) => drag(page, study.getByRole('button', { name: /^Corner 3,/ }), 0.5, -4)],
  ],
  dance: [play, typeIn(/^Tempo/, '70', '120'), dragSlider(/^Tempo/)],
  piano: [play],
  map: [play],
  axonometric: [dragSlider(/^Turn/), dragSlider(/^Cut/)],
};

const {
  names: wanted,
  values: { at },
} = commandLine({
  does: 'The longest task of the main thread while each study comes, plays, is typed into and dragged; in its own time on the processor, so that other work on the machine does not count, and four times that, for a slow phone; the median of three visits. Then the time from frame to frame while it plays.',
  usage: 'npm run site -- bench:main-thread [address…]',
  options: { at: { type: 'string', says: 'measures this running site, such as http://localhost:3000' } },
  example: 'npm run site -- bench:main-thread /HUT',
});
const site = at ? undefined : await publishAndServe();
const browser = await chromium.launch(wholeBrowser.launchOptions);
try {
  for (const [name, acts] of Object.entries(studies))
    for (const { path } of works.filter((work) => hasStudy(work, name)))
      if (wanted.length === 0 || wanted.includes(path)) await measure(`${at ?? site?.origin}${path}`, path, acts);
} finally {
  await browser.close();
  site?.stop();
}

async function measure(address: string, path: string, acts: readonly Act[]): Promise<void> {
  const tasks = new Map<string, Task[]>();
  for (let visit = 1; visit <= visits; visit++) {
    const page = await browser.newPage({ viewport: { width: 1000, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(address);
    await untilSettled(page);
    const study = page.locator('[data-study]').getByRole('region').first();
    for (const [name, act] of [come, ...acts]) {
      const task = await longestTask(browser, page, () => act(study, page));
      tasks.set(name, [...(tasks.get(name) ?? []), task]);
    }
    if (visit === visits) {
      for (const [name, of] of tasks) reportTask(`${path} ${name}`, of);
      if (acts.includes(play)) await measureFrames(page, path, study);
    }
    await page.close();
  }
}

function reportTask(what: string, of: readonly Task[]): void {
  const { time, parts } = of.toSorted((a, b) => a.time - b.time)[Math.floor(of.length / 2)] ?? { time: 0, parts: '' };
  const slowed = time * slowness;
  report(
    `${what.padEnd(42)} ${time.toFixed(1).padStart(9)} ms ${slowed.toFixed(0).padStart(5)} ms at a quarter of the speed`,
    slowed > long && `more than ${long}: ${parts}`,
  );
}

/**
 * The time between the frames that the browser gives a study while it plays, from its beginning and at the
 * machine's own speed. Thread time says nothing here: on a busy machine this measures the machine.
 */
async function measureFrames(page: Page, path: string, study: Locator): Promise<void> {
  await study.getByRole('button', { name: 'Reset', exact: true }).click();
  await study.getByRole('button', { name: 'Play', exact: true }).click();
  const times = await page.evaluate(async (count) => {
    const all: number[] = [];
    while (all.length < count) all.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
    return all;
  }, framesOfPlay);
  const steps = times.slice(1).map((time, i) => time - (times[i] ?? time));
  const median = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  const dropped = steps.reduce((sum, step) => sum + Math.max(0, Math.round(step / frame) - 1), 0);
  report(
    `${`${path} plays`.padEnd(42)} ${median.toFixed(1).padStart(9)} ms from frame to frame, ${dropped} of ${framesOfPlay} dropped`,
    median > longestFrame && `more than ${longestFrame}`,
  );
}

function report(line: string, fault: string | false): void {
  console.log(fault ? `${line}   ${fault}` : line);
  if (fault) process.exitCode = 1;
}

/** Presses on the thing and goes across it in small moves; the ends are shares of its width. */
async function drag(page: Page, thing: Locator, from: number, to: number): Promise<void> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('What is to be dragged is not on the page.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * from, y);
  await page.mouse.down();
  for (let step = 1; step <= 20; step++) {
    await page.mouse.move(box.x + box.width * (from + ((to - from) * step) / 20), y);
    await page.waitForTimeout(40);
  }
  await page.mouse.up();
  await page.waitForTimeout(300);
}
