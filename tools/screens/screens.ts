import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { runCommand } from '@portfolio/workspace/run-command';
import { untilSettled } from '../../e2e/fixtures';
import { contactSheet, type Screen } from './contact-sheet';
import { options, screenOptions, type ScreenOptions, type Theme } from './options';
import { publishAndServe } from '../../e2e/site/serve-site';
import { wholeBrowser } from '@portfolio/testing/engines/whole-browser';

const folder = join(import.meta.dirname, '..', '..', '.cache', 'screens');

await runCommand(
  {
    does: 'Pictures of every page at five widths, light and dark, in .cache/screens with an index.html that shows them all.',
    usage: 'npm run site -- screens [address…]',
    options,
    example: 'npm run site -- screens /HUT / --widths=390,1440 --theme=dark',
  },
  (names, values) => takeAll(screenOptions(names, values)),
);

async function takeAll(options: ScreenOptions): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const site = options.at ? undefined : await publishAndServe();
  const browser = await chromium.launch(wholeBrowser.launchOptions);
  const screens: Screen[] = [];
  try {
    for (const route of options.routes)
      for (const theme of options.themes)
        for (const width of options.widths)
          screens.push(await take(browser, options.at ?? site?.origin ?? '', { route, theme, width }, options.first));
  } finally {
    await browser.close();
    site?.stop();
  }
  writeFileSync(join(folder, 'index.html'), contactSheet(screens));
  console.log(`${screens.length} pictures: ${join(folder, 'index.html')}`);
}

type Asked = { route: string; theme: Theme; width: number };

async function take(browser: Browser, origin: string, asked: Asked, first: boolean): Promise<Screen> {
  const { route, theme, width } = asked;
  const began = performance.now();
  const context = await browser.newContext({
    viewport: { width, height: width < 720 ? 844 : Math.min(1080, Math.round(width * 0.625)) },
    colorScheme: theme,
    // Screenshots are taken with reduced motion.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const logged: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/404/.test(message.text())) logged.push(message.text());
  });
  page.on('pageerror', (error) => logged.push(error.message));
  // Twice, so that the font is cached.
  for (let visit = 0; visit < 2; visit++) await page.goto(origin + route, { waitUntil: 'load' });
  if (!first) await walkThrough(page);
  await page.evaluate(layOutAll);
  await loadPictures(page, first);
  const file = `${route === '/' ? 'home' : route.slice(1).replace(/\W/g, '-')}-${width}-${theme}${first ? '-first' : ''}.png`;
  await page.screenshot({ path: join(folder, file), fullPage: !first });
  const { height, over } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    over: document.documentElement.scrollWidth - innerWidth,
  }));
  await context.close();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const wide = over > 0 ? `  OVERFLOWS by ${over} px` : '';
  console.log(`${file}  ${width} × ${height}  ${seconds} s${wide}${logged.map((line) => `\n    ${line}`).join('')}`);
  return { file, route, width, theme, height: first ? (page.viewportSize()?.height ?? height) : height };
}

/** Scrolls to the end and back, so that everything lazy is loaded. */
async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
    }
  });
  const away = page.locator('[data-study="idle"]');
  for (let left = await away.count(); left > 0; left = await away.count()) {
    await page.evaluate(() => document.querySelector('[data-study="idle"]')?.scrollIntoView());
    await expect.poll(() => away.count(), { timeout: 15_000 }).toBeLessThan(left);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await untilSettled(page);
}

/** Runs in the page: shows what would only be laid out near the viewport. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Waits for every visible picture. */
async function loadPictures(page: Page, first: boolean): Promise<void> {
  await page.evaluate(async (first) => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => {
      const { top, width } = image.getBoundingClientRect();
      return width > 0 && (!first || top < innerHeight);
    });
    // Screenshots do not wait for asynchronous decoding.
    for (const image of seen) Object.assign(image, { loading: 'eager', decoding: 'sync' });
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  }, first);
}
