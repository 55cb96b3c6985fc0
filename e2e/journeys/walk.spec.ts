import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { aliasOf } from '@portfolio/contract/areas';
import { expect, open, untilStarted, test } from '../fixtures';
import { groups, pages, settings, works } from '../site/site-pages';
import { texts } from '../site/site-words';
import { textOfHtml } from '../page/text-of-html';

type Step =
  | { kind: 'click' | 'hover' | 'fail'; to: number }
  | { kind: 'fragment'; group: number }
  | { kind: 'scroll'; to: number }
  | { kind: 'resize'; width: number }
  | { kind: 'back' | 'forward' | 'reload' };

const station = fc.nat({ max: 6 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('click' as const), to: station }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('fragment' as const), group: fc.nat({ max: groups.length - 1 }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('scroll' as const), to: fc.integer({ min: 0, max: 900 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('back' as const, 'forward' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hover' as const), to: station }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fail' as const), to: station }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resize' as const), width: fc.constantFrom(1100, 1440) }) },
);

/** The pages of the walk: home, and some works of each area; all have a row in the sidebar. */
const paths = ['/', ...works.filter((_, index) => index % 3 === 0).map(({ path }) => path)].slice(0, 7);
const pathAt = (index: number) => paths[index % paths.length]!;

/** An entry of the history: its address, and how far it was scrolled. */
type Entry = { path: string; hash: string; top: number; failed?: true };
type Shown = { title: string; heading: string };

/** What the visitor must see, from the steps alone. */
class Model {
  entries: Entry[] = [{ path: '/', hash: '', top: 0 }];
  at = 0;

  get now(): Entry {
    return this.entries[this.at]!;
  }

  go(entry: Entry): void {
    // The address that is shown already makes no new entry.
    if (entry.path !== this.now.path || entry.hash !== this.now.hash) this.entries.length = ++this.at;
    this.entries[this.at] = entry;
  }
}

async function readTitles(page: Page, path: string): Promise<Shown> {
  const html = await (await page.request.get(path)).text();
  const textOf = (tag: RegExp) => textOfHtml(tag.exec(html)?.[1] ?? '');
  return { title: textOf(/<title>(.*?)<\/title>/s), heading: textOf(/<h1[^>]*>(.*?)<\/h1>/s) };
}

const state = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    hash: location.hash,
    title: document.title,
    heading: [...document.querySelectorAll('main h1')].find((each) => each.checkVisibility())?.textContent,
    top: Math.round(scrollY),
    lowest: document.documentElement.scrollHeight - innerHeight,
  }));

test('after each of 200 random steps title, heading, address and place agree with a model', async ({ page }) => {
  test.setTimeout(400_000);
  page.setDefaultTimeout(20_000);
  const steps = fc.sample(fc.array(step, { minLength: 200, maxLength: 200, size: 'max' }), {
    numRuns: 1,
    seed: 37,
  })[0]!;
  await open(page, '/');
  const shown = new Map<string, Shown>();
  for (const path of paths) shown.set(path, await readTitles(page, path));
  const model = new Model();
  /** Pages that this document has loaded: no failure of the network reaches them. */
  let loaded = new Set<string>(['/']);
  const link = (path: string) => page.locator(`#rail :is(a[href="${path}"], a[href="${aliasOf(path)}"])`).first();
  const click = (path: string) => link(path).evaluate((element: HTMLElement) => element.click());

  const agree = async (what: string) => {
    const { path, hash, top, failed } = model.now;
    const { title, heading } = shown.get(path)!;
    const row = pages.find((each) => each.path === path)?.railTitle ?? texts.failed;
    const failure = { title: `${row} · ${settings.name}`, heading: row };
    await expect
      .poll(
        async () => {
          const { lowest, ...now } = await state(page);
          return {
            ...now,
            path: now.path.replace(aliasOf(path), path),
            top: Math.abs(now.top - Math.min(top, lowest)) <= 1 ? top : now.top,
          };
        },
        { message: what },
      )
      .toEqual({ path, hash, top, ...(failed ? failure : { title, heading }) });
  };

  for (const [index, each] of steps.entries()) {
    const what = `step ${index}: ${JSON.stringify(each)}`;
    model.now.top = (await state(page)).top;
    switch (each.kind) {
      case 'click': {
        const path = pathAt(each.to);
        await click(path);
        model.go({ path, hash: '', top: 0 });
        loaded.add(path);
        break;
      }
      case 'fail': {
        const path = pathAt(each.to);
        if (loaded.has(path)) continue;
        const data = `**/content/pages${path}.json*`;
        await page.route(data, (route) => route.abort());
        await click(path);
        model.go({ path, hash: '', top: 0, failed: true });
        await agree(what);
        await page.unroute(data);
        await click(path);
        model.go({ path, hash: '', top: 0 });
        loaded.add(path);
        break;
      }
      case 'fragment': {
        if (model.now.path !== '/') continue;
        const { name } = groups[each.group]!;
        await page.locator(`h1 a[href="#${name}"]`).evaluate((element: HTMLElement) => element.click());
        await page.waitForFunction((hash) => location.hash === hash, `#${name}`);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        const place = await page.evaluate((id) => {
          const element = document.getElementById(id)!;
          const margin =
            parseFloat(getComputedStyle(element).scrollMarginTop) +
            parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop || '0');
          return Math.round(element.getBoundingClientRect().top + scrollY - (margin || 0));
        }, name);
        model.go({ path: '/', hash: `#${name}`, top: place });
        break;
      }
      case 'scroll':
        await page.evaluate((top) => scrollTo(0, top), each.to);
        model.now.top = each.to;
        break;
      case 'back':
      case 'forward': {
        const at = model.at + (each.kind === 'back' ? -1 : 1);
        if (!model.entries[at]) continue;
        await page.evaluate((delta) => history.go(delta), at - model.at);
        model.at = at;
        loaded.add(model.now.path);
        break;
      }
      case 'reload':
        await page.reload();
        await untilStarted(page);
        loaded = new Set([model.now.path]);
        break;
      case 'hover': {
        const path = pathAt(each.to);
        // Its code: the rest of the row is out of view where the sidebar is narrow.
        const hover = () => link(path).hover({ position: { x: 20, y: 10 } });
        if (loaded.has(path)) await hover();
        else await Promise.all([page.waitForResponse(`**/content/pages${path}.json*`), hover()]);
        loaded.add(path);
        break;
      }
      case 'resize':
        await page.setViewportSize({ width: each.width, height: 900 });
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        model.now.top = (await state(page)).top;
        break;
    }
    await agree(what);
  }
});
