import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../../../e2e/fixtures';
import { pixelsOf } from '../../../e2e/page/pixels';
import { hasStudy, works } from '../../../e2e/site/site-pages';
import { texts } from '../../../e2e/site/site-words';
import { approachStudy } from '../../../e2e/page/approach-study';
import { wholeBrowser } from '@portfolio/testing/engines/whole-browser';

const [modelled, following] = works.filter((page) => hasStudy(page, 'axonometric'));
test.skip(!following || modelled?.area !== following.area, 'no two works of an area follow each other with a model');

// The other journeys run without WebGL; this one has it, drawn by the processor.
test.use({
  launchOptions: {
    ...wholeBrowser.launchOptions,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
});
// Small, for the processor draws every point of it.
test.use({ viewport: { width: 390, height: 560 } });

test('the 3D view can be opened, lost and left twenty times, and every WebGL context is released', async ({ page }) => {
  const scripts: string[] = [];
  const warnings: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  page.on('console', (message) => warnings.push(message.text()));
  await page.addInitScript(keepContexts);
  const { model, drawing } = await approach(page);
  const openView = async () => {
    await view(model).getByLabel('3D').check();
    await expect(model.getByRole('img', { name: '3D view' })).toBeVisible();
    await expect.poll(() => living(page)).toBe(1);
  };

  await test.step('three.js comes with the first press, once', async () => {
    expect(scripts.filter((url) => url.includes('orbit'))).toEqual([]);
    for (let time = 0; time < 20; time++) {
      await openView();
      await view(model).getByLabel('Axonometric').check();
      await expect(drawing).toBeVisible();
      expect(await living(page)).toBe(0);
    }
    expect(await page.evaluate(() => (window as unknown as Kept).contexts.length)).toBe(20);
    const asked = scripts.filter((url) => url.includes('orbit'));
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
    expect(warnings.filter((text) => /too many active webgl/i.test(text))).toEqual([]);
  });

  await test.step('a context that is lost gives way to the drawing and says so', async () => {
    await openView();
    await page.evaluate(() =>
      (window as unknown as Kept).contexts.at(-1)?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
    await expect(drawing).toBeVisible();
    await expect(model.getByText('The graphics of this device gave the 3D view up')).toBeVisible();
  });

  await test.step('leaving the page gives the context back', async () => {
    await openView();
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${texts.next}`) })
      .click();
    await expect(page).toHaveURL(following!.path);
    await expect.poll(() => living(page)).toBe(0);
  });
});

test('the cut runs through the model in 3D and leaves it again; dragging turns what the rows say', async ({ page }) => {
  const { model } = await approach(page);
  await view(model).getByLabel('3D').check();
  const canvas = model.getByRole('img', { name: '3D view' });
  await expect(canvas).toBeVisible();
  const cut = model.getByRole('spinbutton', { name: 'Cut' });
  const high = Number(await cut.getAttribute('aria-valuemax'));
  const seen = () => canvas.screenshot({ animations: 'disabled' });
  const untilSettled = async () => {
    let before = await seen();
    await expect(async () => {
      const now = await seen();
      const isSame = now.equals(before);
      before = now;
      expect(isSame).toBe(true);
    }).toPass();
    return before;
  };
  await expect.poll(async () => (await pixelsOf(await seen())).at(5, 5)).toEqual([255, 255, 255]);
  const whole = await untilSettled();
  await cut.fill(String(Math.round(high * 0.45)));
  await expect.poll(async () => (await seen()).equals(whole)).toBe(false);
  await cut.fill(String(high));
  await expect.poll(async () => (await seen()).equals(whole), 'the building is whole again').toBe(true);

  const turn = model.getByRole('spinbutton', { name: 'Turn' });
  const before = await turn.inputValue();
  const box = (await canvas.boundingBox())!;
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 180, box.y + 100, { steps: 4 });
  await page.mouse.up();
  await expect(turn).not.toHaveValue(before);
  const dragged = await untilSettled();
  await turn.fill(before);
  await expect.poll(async () => (await seen()).equals(dragged)).toBe(false);
});

test('without WebGL the drawing stays, with an explanation', async ({ page }) => {
  await page.addInitScript(() => {
    const own = HTMLCanvasElement.prototype.getContext as (kind: string, ...rest: unknown[]) => unknown;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : own.call(this, kind, ...rest);
      },
    });
  });
  const { model, drawing } = await approach(page);
  // A click and not a check: without a 3D view the drawing stays chosen.
  await view(model).getByLabel('3D').click();
  await expect(model.getByText('This browser shows no 3D view, so the drawing stays.')).toBeVisible();
  await expect(drawing).toBeVisible();
});

const view = (model: Locator) => model.getByRole('radiogroup', { name: 'View' });

type Kept = { contexts: WebGL2RenderingContext[] };

/** Runs in the page before anything else: keeps every WebGL context that is made. */
function keepContexts(): void {
  const page = window as unknown as Kept;
  page.contexts = [];
  const own = HTMLCanvasElement.prototype.getContext as (kind: string, ...rest: unknown[]) => unknown;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      const context = own.call(this, kind, ...rest);
      if (kind.startsWith('webgl') && context && !page.contexts.includes(context as WebGL2RenderingContext))
        page.contexts.push(context as WebGL2RenderingContext);
      return context;
    },
  });
}

function living(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Kept).contexts.filter((context) => !context.isContextLost()).length);
}

async function approach(page: Page) {
  await open(page, modelled!.path);
  await approachStudy(page);
  const model = page.getByRole('region', { name: 'Model to turn and cut' }).last();
  const drawing = model.getByRole('application');
  await expect(drawing).toBeVisible({ timeout: 30_000 });
  return { model, drawing };
}
