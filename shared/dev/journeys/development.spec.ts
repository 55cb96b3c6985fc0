import { test, type FrameLocator, type Page } from '@playwright/test';
import { languageTitle } from '@portfolio/site/language-name';
import { expect as expectAtOnce, railLink, untilStarted } from '../../../e2e/fixtures';
import { freePort } from '@portfolio/testing/free-port';
import { otherLanguages } from '../../../e2e/site/other-languages';
import { repositoryCopy, type RepositoryCopy } from '../../../e2e/site/repository-copy';
import { elsewhere, inOtherCase, isDrawing, lead, pages, settings } from '../../../e2e/site/site-pages';
import { develop, run } from './development-server';
import { Edits } from './edits';
import { freePorts } from './free-ports';

const { area, file } = elsewhere;

const [mainLanguage = ''] = settings.languages;
/** The other languages in which the page stands. */
const translations = otherLanguages.flatMap(({ tag, path, titleOf }) => {
  const title = titleOf(elsewhere);
  return title ? [{ tag, path, title }] : [];
});

/** An edit shows after a compilation, which takes its time on a busy machine. */
const expect = expectAtOnce.configure({ timeout: 90_000 });

// The servers and the copy that they read exist once.
test.describe.configure({ mode: 'serial' });

let copy: RepositoryCopy;
let edits: Edits;
let ports: Awaited<ReturnType<typeof freePorts>>;
let alone = '';
let all = '';
let override = '';
test.beforeAll(async () => {
  copy = repositoryCopy('development');
  edits = new Edits(copy.root);
  ports = await freePorts();
  alone = `http://localhost:${ports[area]}`;
  all = `http://localhost:${ports.shell}`;
  override = `area=${area}@${ports[area]}`;
});

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), top);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
}

let stop = () => Promise.resolve();

/** Throws while rendering, and takes that back once the overlay says so. */
async function renderErrorIsShown(page: Page): Promise<void> {
  edits.throwing('Thrown while rendering');
  await expect(overlayOf(page).getByText('Thrown while rendering').first()).toBeVisible();
  edits.undo();
}

/** Imports what does not exist until the overlay says so, and waits until it is gone. */
async function missingExportIsShown(page: Page): Promise<void> {
  edits.below("import { missing } from '@portfolio/ui/facts';\nconsole.info(missing);");
  const overlay = overlayOf(page);
  await expect(
    overlay.getByText("'missing' was not found").or(overlay.getByText("export 'missing'")).first(),
  ).toBeVisible();
  edits.undo();
  await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
}

/** Inside the shell an error stands in two: in that of its server, and in that of its area's. */
function overlayOf(page: Page): FrameLocator {
  return page.locator('#webpack-dev-server-client-overlay').first().contentFrame();
}

// The copy is whole again after every test, also after one that failed.
test.afterEach(() => edits.undo());

test('a development server that does not run is named, over the page as it was published', async ({
  page,
  baseURL,
}) => {
  const port = await freePort();
  await page.goto(`${baseURL}${elsewhere.path}?area=${area}@${port}`);
  const label = page.getByText(`${area} did not load from http://localhost:${port}: start npm run dev`);
  await expect(label).toBeVisible();
  await expect(page.getByText(`${area} comes from`)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Take the published one' }).click();
  await untilStarted(page);
  await expect(label).toHaveCount(0);
});

test.describe('an area alone', () => {
  test.beforeAll(async () => {
    stop = await develop(`npm run --silent dev -w remote-${area}`, copy.root, ports[area]);
  });
  test.afterAll(() => stop());

  test('its pages are shown in a plain frame, and no other process runs', async ({ page }) => {
    await page.goto(alone);
    await page.getByRole('navigation').getByRole('link', { name: elsewhere.label }).click();
    await expect(page).toHaveURL(`${alone}${elsewhere.path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(fetch(all)).rejects.toThrow();
  });

  test('a second server on its port says what to do', async () => {
    const { status, output } = await run(`npm run --silent dev -w remote-${area}`, copy.root, ports[area]);
    expect(status).toBe(1);
    expect(output.trim()).toMatch(
      new RegExp(`^Port ${ports[area]} of ${area} is in use: stop the process that listens on it, .*$`),
    );
  });

  test('an edited component shows without a reload', async ({ page }) => {
    await page.goto(`${alone}${elsewhere.path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await mark(page);
    edits.component('Edited once');
    await expect(page.getByText('Edited once')).toBeVisible();
    edits.component('Edited twice');
    await expect(page.getByText('Edited twice')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test('a photo that nobody has encoded is encoded when its page asks for it', async ({ page }) => {
    const own = pages.filter((each) => each.area === area);
    const owner = own.find(({ images }) => images.some((image) => !isDrawing(image)));
    const photo = owner?.images.find((image) => !isDrawing(image));
    test.skip(!owner || !photo, 'the area has no photo');
    await page.goto(`${alone}${owner!.path}`);
    const picture = page.getByRole('img', { name: photo!.alt }).first();
    const source = () =>
      picture.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : ''));
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(source).not.toBe('');
    const before = await source();
    await edits.photo(photo!.file);
    // The page is reloaded meanwhile.
    await expect(async () => {
      await picture.scrollIntoViewIfNeeded();
      expect(['', before]).not.toContain(await source());
    }).toPass();
  });

  test('edited content shows after a reload', async ({ page }) => {
    await page.goto(`${alone}${elsewhere.path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await mark(page);
    await scrollTo(page, 300);
    edits.title('Edited title');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edited title');
    expect(await isMarked(page)).toBe(false);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });

  for (const language of translations)
    test(`${language.tag}: its pages stand below ${language.path}, and an edited translation shows`, async ({
      page,
    }) => {
      await page.goto(alone + language.path);
      await expect(page).toHaveURL(`${alone}${language.path}/`);
      await page.getByRole('navigation').getByRole('link', { name: elsewhere.label }).click();
      await expect(page).toHaveURL(alone + language.path + elsewhere.path);
      await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.title);
      edits.title('Edited title', language.tag);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edited title');
      edits.undo();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.title);
      await page
        .getByRole('navigation')
        .getByRole('link', { name: languageTitle(mainLanguage) })
        .click();
      await expect(page).toHaveURL(alone + elsewhere.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(elsewhere.title);
    });

  test('a mistake in content is shown over the last good state', async ({ page }) => {
    await page.goto(`${alone}${elsewhere.path}`);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    edits.title(undefined);
    const overlay = overlayOf(page);
    await expect(overlay.getByText(new RegExp(`${file}:\\d+: title`))).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(overlay.getByText(file)).toBeVisible();
    edits.undo();
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
  });

  test('an error while rendering and a missing export stand in the overlay', async ({ page }) => {
    await page.goto(`${alone}${elsewhere.path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Wrong types are checked beside the server, in their own time: shared/dev/watch-types.test.ts.
    await renderErrorIsShown(page);
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await missingExportIsShown(page);
  });

  test('an error of the first render stands in the overlay when the page has heard from its server', async ({
    page,
  }) => {
    await page.goto(`${alone}${elsewhere.path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    edits.throwing('Thrown while rendering');
    await expect(overlayOf(page).getByText('Thrown while rendering').first()).toBeVisible();
    const heard = new Set<string>();
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).includes('"ok"') && heard.add(socket.url())),
    );
    await page.reload();
    await expect.poll(() => heard.size).toBe(1);
    await expect(overlayOf(page).getByText('Thrown while rendering').first()).toBeVisible();
  });

  test('a published site loads the area from here, and an edit reloads its page', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${elsewhere.path}?${override}`);
    await expect(page.getByText(`${area} comes from ${alone}`)).toBeVisible();
    await untilStarted(page);
    await mark(page);
    edits.component('Edited once');
    await expect(page.getByText('Edited once')).toBeVisible();
    expect(await isMarked(page)).toBe(false);
    edits.title('Edited title');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edited title');
  });

  test('the tab keeps it until the address ends it', async ({ page, baseURL }) => {
    edits.component('Edited once');
    await page.goto(`${baseURL}/?${override}`);
    await expect(page.getByText(`${area} comes from`)).toBeVisible();
    await page.goto(`${baseURL}${lead.path}`);
    await untilStarted(page);
    await railLink(page, elsewhere).click();
    await expect(page.getByText('Edited once')).toBeVisible();
    await page.getByRole('link', { name: 'Take the published one' }).click();
    await page.waitForURL(`**${elsewhere.path}?area=`);
    await untilStarted(page);
    await expect(page.getByText(`${area} comes from`)).toBeHidden();
    await expect(page.getByText('Edited once')).toBeHidden();
  });

  test('it works under 127.0.0.1 and under no other host name', async ({
    page,
    baseURL,
    playwright,
    launchOptions,
  }) => {
    edits.component('Edited once');
    await page.goto(`${baseURL?.replace('localhost', '127.0.0.1')}${elsewhere.path}?${override}`);
    await expect(page.getByText('Edited once')).toBeVisible();

    const rule = '--host-resolver-rules=MAP portfolio.example 127.0.0.1';
    const browser = await playwright.chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    const other = await browser.newPage();
    await other.goto(`${baseURL?.replace('localhost', 'portfolio.example')}${elsewhere.path}?${override}`);
    await untilStarted(other);
    await expect(other.getByText(`${area} comes from`)).toHaveCount(0);
    await expect(other.getByText('Edited once')).toHaveCount(0);
    await browser.close();
  });
});

test.describe('all together', () => {
  test.beforeAll(async () => {
    // What `npm run dev` runs once the packages are there.
    stop = await develop('npx tsx shared/commands/dev.ts', copy.root, ports.shell);
  });
  test.afterAll(() => stop());

  test('an edited component shows inside the shell, which keeps its state', async ({ page }) => {
    await page.goto(`${all}${elsewhere.path}`);
    const group = page.locator('#rail').getByRole('button', { name: lead.group });
    await group.click();
    await mark(page);
    edits.component('Edited once');
    await expect(page.getByText('Edited once')).toBeVisible();
    edits.component('Edited twice');
    await expect(page.getByText('Edited twice')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  });

  test('an area loaded later has hot reload too', async ({ page }) => {
    await page.goto(all);
    // A link that is clicked before opens its document.
    await untilStarted(page);
    await mark(page);
    await railLink(page, elsewhere).click();
    await expect(page.getByRole('main').getByRole('article')).toBeVisible();
    await expect(page).toHaveURL(`${all}${elsewhere.path}`);
    edits.component('Edited once');
    await expect(page.getByText('Edited once')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test('the same mistakes stand in the overlay inside the shell', async ({ page }) => {
    await page.goto(`${all}${elsewhere.path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await missingExportIsShown(page);
    await renderErrorIsShown(page);
    // The shell shows what failed until the page is opened again.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
  });

  test('edited content shows on its page, which stays where it was scrolled to', async ({ page }) => {
    await page.goto(`${all}${elsewhere.path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scrollTo(page, 300);
    edits.title('Edited title');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edited title');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });

  for (const language of translations)
    test(`${language.tag}: pages stand below ${language.path}, and an edited translation shows`, async ({ page }) => {
      await page.goto(all + language.path);
      await expect(page).toHaveURL(`${all}${language.path}/`);
      await page.locator(`#rail a[href="${language.path}${elsewhere.path}"]`).click();
      await expect(page).toHaveURL(all + language.path + elsewhere.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.title);
      edits.title('Edited title', language.tag);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edited title');
      edits.undo();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.title);
      await page.goto(`${all}${language.path}/works`);
      await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
      await expect(page.getByRole('main').getByRole('link').filter({ hasText: language.title }).first()).toBeVisible();
    });

  test('edited content shows in the list of all works', async ({ page }) => {
    await page.goto(`${all}/works`);
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${elsewhere.label}`) })).toBeVisible();
    edits.title('Edited title');
    await expect(
      page.getByRole('main').getByRole('link', { name: new RegExp(`^${elsewhere.label} Edited title`) }),
    ).toBeVisible();
  });

  test('an unknown address has status 404 and suggests a page', async ({ page }) => {
    const response = await page.goto(all + inOtherCase(elsewhere.path));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link', { name: elsewhere.path, exact: true })).toBeVisible();
  });

  test('a published site reloads its page', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${elsewhere.path}?${override}`);
    await untilStarted(page);
    edits.component('Edited once');
    await expect(page.getByText('Edited once')).toBeVisible();
  });
});

/** Puts a value on the window, which a page load takes away. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}
