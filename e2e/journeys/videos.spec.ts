import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures';

const service = 'https://www.youtube-nocookie.com/**';

/** A player that speaks the frame protocol: it says what it is told, and its states on demand. */
const player = `<!doctype html><title>player</title><script>
  addEventListener('message', (event) => {
    const message = JSON.parse(event.data);
    if (message.event === 'listening') window.tell = (info) => event.source.postMessage(JSON.stringify({ event: 'onStateChange', info }), event.origin);
    if (message.func) document.title = message.func;
  });
</script>`;

/** Gives both videos an id, opens the page by the rail, and answers for the video service. */
async function openVideos(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(service, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: player });
  });
  await page.route('**/content/pages/Pianissimo.json', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    let number = 0;
    await route.fulfill({ response, body: text.replace(/"id":""/g, () => `"id":"video${++number}"`) });
  });
  // A site with videos allows their frame in the policy of its pages.
  await page.route('**/DanceForYou', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace("frame-src 'none'", 'frame-src https://www.youtube-nocookie.com'),
    });
  });
  await open(page, '/DanceForYou');
  await page.locator('#rail').getByRole('link', { name: /^PNS/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pianissimo' })).toBeVisible();
  return asked;
}

const posters = (page: Page) => page.getByRole('button', { name: /^Play the video/ });
const tell = (page: Page, state: number) =>
  page
    .frame({ url: /youtube-nocookie/ })!
    .evaluate((info) => (window as unknown as { tell: (info: number) => void }).tell(info), state);

/** How visible the part of the page is that holds a button, and how far in its section the button stands, in px. */
function look(button: Element): [string, number] {
  const section = button.closest('section')!;
  const part = button.closest('section > * > *')!;
  return [
    getComputedStyle(part).opacity,
    Math.round(button.getBoundingClientRect().top - section.getBoundingClientRect().top),
  ];
}

test('without an id the poster says so', async ({ page }) => {
  await open(page, '/Pianissimo');
  await expect(page.getByText('This video is not published yet.')).toHaveCount(2);
});

test('no request goes to the video service before a poster is clicked; then it plays with the specified parameters', async ({
  page,
}) => {
  const asked = await openVideos(page);
  await expect(posters(page)).toHaveCount(2);
  expect(asked).toEqual([]);
  await posters(page).first().click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', /\/embed\/video1\?autoplay=1&rel=0&modestbranding=1/);
  expect(await frame.evaluate((element) => element.getBoundingClientRect().height)).toBe(320);
  expect(await frame.evaluate((element) => element.clientWidth === element.parentElement?.clientWidth)).toBe(true);
});

test('the player reports its states and is stopped on end', async ({ page }) => {
  await openVideos(page);
  await posters(page).first().click();
  await page.waitForFunction(() => document.querySelector('iframe'));
  await expect.poll(() => page.frame({ url: /youtube-nocookie/ })?.evaluate(() => 'tell' in window)).toBe(true);
  for (const [state, name] of [
    [-1, 'unstarted'],
    [3, 'buffering'],
    [1, 'playing'],
    [2, 'paused'],
    [5, 'cued'],
  ] as const) {
    await tell(page, state);
    await expect(page.locator('iframe')).toHaveAttribute('data-state', name);
  }
  await tell(page, 0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(posters(page)).toHaveCount(2);
});

test('two videos never play at once', async ({ page }) => {
  await openVideos(page);
  await posters(page).first().click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /video1/);
  await posters(page).first().click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator('iframe')).toHaveAttribute('src', /video2/);
});

test('a poster fades in without moving, so that a click cannot miss it', async ({ page }) => {
  await openVideos(page);
  const [opacity, place] = await posters(page).first().evaluate(look);
  expect(opacity).toBe('0');
  await posters(page).first().scrollIntoViewIfNeeded();
  await expect.poll(() => posters(page).first().evaluate(look)).toEqual(['1', place]);
});

test('offline the poster says so', async ({ page, context }) => {
  await openVideos(page);
  await context.setOffline(true);
  await posters(page).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
