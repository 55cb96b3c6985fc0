import type { Page } from '@playwright/test';
import { expect, open, railLink, test } from '../../../e2e/fixtures';
import { works } from '../../../e2e/site/site-pages';
import { videosOf } from '../../../e2e/page/videos-of';
import { texts } from '../../../e2e/site/site-words';

/** A page with two films, and one from which the rail leads to it. */
const shown = works.find((page) => videosOf(page).filter(({ isFilm }) => isFilm).length > 1)!;
const before = works.findLast((page) => page !== shown && page.area === shown?.area)!;
const titles = shown ? videosOf(shown).map(({ title }) => title) : [];

test.skip(!shown || !before, 'no page beside another one of its area has two films');

const service = 'https://www.youtube-nocookie.com/**';

/** A player that speaks the frame protocol: it says what it is told, and its states on demand. */
const player = `<!doctype html><title>player</title><script>
  addEventListener('message', (event) => {
    const message = JSON.parse(event.data);
    if (message.event === 'listening') window.notify = (info) => event.source.postMessage(JSON.stringify({ event: 'onStateChange', info }), event.origin);
    if (message.func) document.title = message.func;
  });
</script>`;

/** Gives all videos an id, opens the page by the rail, and answers for the video service. */
async function openVideos(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(service, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: player });
  });
  await page.route(`**/content/pages${shown.path}.json`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    let number = 0;
    await route.fulfill({ response, body: text.replace(/"id":""/g, () => `"id":"video${++number}"`) });
  });
  // A site with videos allows their frame in the policy of its pages.
  await page.route(`**${before.path}`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace("frame-src 'none'", 'frame-src https://www.youtube-nocookie.com'),
    });
  });
  await open(page, before.path);
  await railLink(page, shown).click();
  await expect(page.getByRole('heading', { level: 1, name: shown.title })).toBeVisible();
  return asked;
}

const posters = (page: Page) => page.getByRole('button', { name: texts.play });
const notify = (page: Page, state: number) =>
  page
    .frame({ url: /youtube-nocookie/ })!
    .evaluate((info) => (window as unknown as { notify: (info: number) => void }).notify(info), state);

/** How visible the part of the page is that holds a button, and how far in its section the button stands, in px. */
function look(button: Element): [string, number] {
  const section = button.closest('section')!;
  const part = button.closest('section > * > *')!;
  return [
    getComputedStyle(part).opacity,
    Math.round(button.getBoundingClientRect().top - section.getBoundingClientRect().top),
  ];
}

/** Opens the page as it is, and collects what is asked for of its films. */
async function openFilms(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:mp4|webm|vtt)$/.test(request.url())) asked.push(request.url());
  });
  await open(page, shown.path);
  await expect(posters(page)).toHaveCount(titles.length);
  return asked;
}

const film = (page: Page) => page.locator('video');
const toEnd = (video: HTMLVideoElement) => (video.currentTime = video.duration - 0.1);

test('without an id the film of the page plays: asked for when its poster is pressed, without sound, with captions', async ({
  page,
}) => {
  const asked = await openFilms(page);
  await posters(page).first().scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await posters(page).first().click();
  await expect(film(page)).toHaveAttribute('data-state', 'playing');
  const about = await film(page).evaluate((video: HTMLVideoElement) => ({
    muted: video.muted,
    controls: video.controls,
    height: video.getBoundingClientRect().height,
    fills: video.clientWidth === video.parentElement?.clientWidth,
  }));
  expect(about).toEqual({ muted: true, controls: true, height: 320, fills: true });
  const cues = (video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0;
  await expect.poll(() => film(page).evaluate(cues)).toBeGreaterThan(3);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});

test('no word covers the picture of a film, and its player is as high as its poster', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openFilms(page);
    const parts = await posters(page)
      .first()
      .evaluate((button) => {
        const poster = button.closest('[data-pictured]')!;
        const box = (element: Element) => element.getBoundingClientRect();
        const words = [...poster.querySelectorAll('button, p')].filter(({ textContent }) => textContent);
        return {
          picture: box(poster.querySelector('picture')!),
          tops: words.map((word) => box(word).top),
          bottoms: words.map((word) => box(word).bottom),
          poster: box(poster),
        };
      });
    expect(Math.min(...parts.tops), `${width} px`).toBeGreaterThanOrEqual(parts.picture.bottom);
    expect(Math.max(...parts.bottoms), `${width} px`).toBeLessThanOrEqual(parts.poster.bottom);
    await posters(page).first().click();
    await expect.poll(() => film(page).evaluate((video) => video.clientHeight)).toBeCloseTo(parts.poster.height, 0);
  }
});

test('a film tells its states, and at the end it is rewound, the poster is back and has the focus', async ({
  page,
}) => {
  await openFilms(page);
  await posters(page).first().click();
  await expect(film(page)).toHaveAttribute('data-state', 'playing');
  await film(page).evaluate((video: HTMLVideoElement) => video.pause());
  await expect(film(page)).toHaveAttribute('data-state', 'paused');
  await film(page).evaluate((video: HTMLVideoElement) => video.play());
  await expect(film(page)).toHaveAttribute('data-state', 'playing');
  await film(page).evaluate(toEnd);
  await expect(film(page)).toHaveCount(0);
  await expect(posters(page)).toHaveCount(titles.length);
  await expect(posters(page).first()).toBeFocused();
});

test('where the browser refuses to start a film it waits at its first frame', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await openFilms(page);
  await posters(page).first().click();
  await expect(film(page)).toHaveAttribute('data-state', 'cued');
});

test('two films never play at once', async ({ page }) => {
  await openFilms(page);
  await posters(page).first().click();
  await posters(page).first().click();
  await expect(film(page)).toHaveCount(1);
  await expect(page.getByLabel(titles[1]!, { exact: true })).toBeVisible();
});

test('a film that cannot be loaded says so, and can be played again', async ({ page }) => {
  await openFilms(page);
  await page.route(/\.(?:mp4|webm)$/, (route) => route.abort());
  await posters(page).first().click();
  await expect(page.getByRole('status').filter({ hasText: texts.videoFailed })).toBeVisible();
  await expect(posters(page).first()).toBeFocused();
  await page.unroute(/\.(?:mp4|webm)$/);
  await posters(page).first().click();
  await expect(film(page)).toHaveAttribute('data-state', 'playing');
});

test('a film is sent in parts, is kept for good, and its captions are text', async ({ request, page }) => {
  const asked = await openFilms(page);
  await posters(page).first().click();
  await expect.poll(() => asked.some((url) => url.endsWith('.vtt'))).toBe(true);
  for (const url of asked) {
    const isText = url.endsWith('.vtt');
    const answer = await request.get(url, { headers: { Range: 'bytes=0-99' } });
    expect(answer.status()).toBe(isText ? 200 : 206);
    expect(answer.headers()).toMatchObject({
      'content-type': expect.stringMatching(isText ? /^text\/vtt/ : /^video\/(?:mp4|webm)$/) as unknown as string,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
});

test('no request goes to the video service before a poster is clicked; then it plays with the specified parameters', async ({
  page,
}) => {
  const asked = await openVideos(page);
  await expect(posters(page)).toHaveCount(titles.length);
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
  await expect.poll(() => page.frame({ url: /youtube-nocookie/ })?.evaluate(() => 'notify' in window)).toBe(true);
  for (const [state, name] of [
    [-1, 'unstarted'],
    [3, 'buffering'],
    [1, 'playing'],
    [2, 'paused'],
    [5, 'cued'],
  ] as const) {
    await notify(page, state);
    await expect(page.locator('iframe')).toHaveAttribute('data-state', name);
  }
  await notify(page, 0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(posters(page)).toHaveCount(titles.length);
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
  await expect(page.getByRole('status').filter({ hasText: texts.offline })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
