import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { AreaName } from '@portfolio/contract/areas';
import { liveManifestFile } from '@portfolio/contract/published/paths';
import type { Releases } from '@portfolio/contract/release';
import { root } from '@portfolio/workspace/root';
import { limits } from '../../../e2e/limits';
import { expect, test } from '../../../e2e/fixtures';
import { serveStatic, type StaticServer } from '../../publish/journeys/hosting/static-server';
import type { Served } from '../../../e2e/site/serve-site';
import { hasStudy, lead, works } from '../../../e2e/site/site-pages';
import { buildOf, place, publishForOthers, serveToOthers } from './foreign-site';
import { buildWithVite } from './vite-host';
import { buildWithWebpack } from './webpack-host';

test.describe.configure({ mode: 'default' });

const first = works.find((page) => hasStudy(page)) ?? lead;
const second = works.find(({ area }) => area !== first.area) ?? lead;
const bundlers = { webpack: buildWithWebpack, Vite: buildWithVite };
const hosts = new Map<string, StaticServer>();
let site: Served;

test.beforeAll(async () => {
  // Two areas and two hosts are built.
  test.setTimeout(1_200_000);
  const folder = publishForOthers([first.area, second.area]);
  for (const name of Object.keys(bundlers)) {
    mkdirSync(join(place, name), { recursive: true });
    hosts.set(name, await serveStatic(join(place, name), '/none'));
  }
  site = await serveToOthers(folder, [...hosts.values()].map(({ origin }) => origin).join(' '));
  const remotes = { site: site.origin, first: first.area, second: second.area };
  for (const [name, build] of Object.entries(bundlers)) await build(join(place, name), remotes);
});

test.afterAll(() => {
  site.stop();
  for (const { close } of hosts.values()) close();
});

/** The address of a host that shows these pages. */
function addressOf(name: string, paths = [first.path, second.path]): string {
  return `${hosts.get(name)!.origin}/?${paths.map((path) => `path=${path}`).join('&')}`;
}

/** The container of an area, and the file that leads to it. */
function entryOf(area: AreaName): { name: string; entry: string } {
  return { name: `portfolio_foreign_${area}`, entry: `${site.origin}/${liveManifestFile(area)}` };
}

async function liveOf(area: AreaName): Promise<string | undefined> {
  const releases = (await (await fetch(`${site.origin}/releases.json`)).json()) as Releases;
  return releases.areas[area]?.live;
}

for (const name of Object.keys(bundlers)) {
  test(`a host with ${name} shows pages of two areas with their styles and pictures, and stays as it is`, async ({
    page,
    complaints,
  }) => {
    await page.goto(addressOf(name));
    const own = page.getByRole('heading', { name: 'Another site' });
    for (const { area, title } of [first, second]) {
      const part = page.locator(`[data-foreign="${area}"]`);
      await expect(part.getByRole('heading', { level: 1 })).toHaveText(title);
      const picture = part.getByRole('img').first();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1);
      const heading = part.getByRole('heading', { level: 1 });
      expect(await heading.evaluate(styleOf, 'font-family')).not.toBe(await own.evaluate(styleOf, 'font-family'));
      expect(await part.evaluate(styleOf, '--s5')).toBe('1.5rem');
      const links = await part
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const href of links.filter((each) => !each.includes('#')))
        expect(href).not.toContain(new URL(page.url()).origin);
    }
    expect(await own.evaluate(styleOf, 'color')).toBe('rgb(0, 0, 255)');
    expect(await own.evaluate(styleOf, '--s5')).toBe('');
    expect(await own.evaluate(styleOf, 'font-weight')).toBe('700');
    expect(complaints).toEqual([]);
  });

  test(`a host with ${name} and its areas have one React`, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(site.origin) && response.url().endsWith('.js')) scripts.push(response.text());
    });
    await page.goto(addressOf(name));
    for (const { area } of [first, second]) await expect(page.locator(`[data-foreign="${area}"] h1`)).toBeVisible();
    const reacts = await page.evaluate(sharedReacts);
    const containers = [first, second].map(({ area }) => entryOf(area).name);
    const used = reacts.filter(({ users }) => users.some((user) => containers.includes(user)));
    expect(used.map(({ isOwn }) => isOwn)).toContain(true);
    expect(used).toEqual(used.map(() => ({ users: expect.arrayContaining(containers), isOwn: true })));
    const isReact = /__CLIENT_INTERNALS_DO_NOT_USE/;
    expect((await Promise.all(scripts)).filter((text) => isReact.test(text))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(3);
  });

  test(`a study and its pictures work in a host with ${name}, and leave its address alone`, async ({
    page,
    complaints,
  }) => {
    test.skip(!hasStudy(first), 'No page has a study.');
    await page.goto(addressOf(name));
    const address = page.url();
    const part = page.locator(`[data-foreign="${first.area}"]`);
    const study = part.locator('[data-study]').first();
    await study.scrollIntoViewIfNeeded();
    await expect(study).toHaveAttribute('data-study', 'live');
    // Settings are written with a delay: in memory.
    const control = study.getByRole('slider').first();
    await control.focus();
    await control.press('ArrowRight');
    await part.locator('a[href^="#picture-"]').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(address);
    expect(complaints).toEqual([]);
  });

  test(`Module Federation's tools find each area in a host with ${name}, with its release`, async ({ page }) => {
    await page.goto(addressOf(name));
    for (const { area } of [first, second]) {
      await expect(page.locator(`[data-foreign="${area}"] h1`)).toBeVisible();
      const { name: container, entry } = entryOf(area);
      const info = await page.evaluate(moduleInfo, `${container}:${entry}`);
      expect(info).toMatchObject({
        buildVersion: await liveOf(area),
        globalName: container,
        modules: [{ moduleName: 'page', modulePath: './page' }],
        shared: [{ sharedName: 'react' }],
      });
    }
  });

  test(`a page that is not there is one failure, which a host with ${name} shows`, async ({ page, requests }) => {
    await page.goto(addressOf(name, ['/no-such-page', second.path]));
    await expect(page.getByRole('alert')).toHaveText('No page');
    await expect(page.locator(`[data-foreign="${second.area}"] h1`)).toHaveText(second.title);
    expect(requests.filter((request) => request.url().includes('no-such-page.json'))).toHaveLength(1);
  });
}

test('a site that is not named is let in to nothing', async ({ page, request }) => {
  const stranger = addressOf('webpack').replace('localhost', '127.0.0.1');
  await page.goto(stranger);
  await expect(page.getByRole('alert')).toHaveCount(2);
  const { entry } = entryOf(first.area);
  for (const [origin, allowed] of [
    [new URL(stranger).origin, undefined],
    [hosts.get('webpack')!.origin, hosts.get('webpack')!.origin],
  ] as const) {
    const headers = (await request.get(entry, { headers: { origin } })).headers();
    expect(headers['access-control-allow-origin']).toBe(allowed);
    expect(headers['vary']).toContain('Origin');
    expect(headers['cache-control']).toBe('no-cache');
  }
});

test('the manifest has what tools read, and its files are those of the live release', async ({ request }) => {
  for (const { area } of [first, second]) {
    const { name, entry } = entryOf(area);
    const manifest = (await (await request.get(entry)).json()) as Manifest;
    const folder = `_areas/${area}/${await liveOf(area)}/foreign`;
    expect(manifest).toMatchObject({
      id: name,
      name,
      metaData: {
        ...{ name, globalName: name, type: 'app', publicPath: 'auto' },
        remoteEntry: { name: 'remoteEntry.js', path: folder, type: 'global' },
      },
      shared: [{ name: 'react', singleton: true, requiredVersion: '^19.0.0' }],
      remotes: [],
      exposes: [{ name: 'page', path: './page' }],
    });
    const { js, css } = manifest.exposes[0]!.assets;
    for (const file of [`${folder}/remoteEntry.js`, ...js.sync, ...js.async, ...css.sync, ...css.async]) {
      const answer = await request.get(`${site.origin}/${file}`);
      expect([file, answer.status()]).toEqual([file, 200]);
      expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  }
});

test('what a host loads for a page stays within its limit', () => {
  for (const { area } of [first, second]) {
    const folder = join(buildOf(area), 'foreign');
    const files = readdirSync(folder).filter((file) =>
      /^(?:remoteEntry|page|shown-page)\.(?:.*\.)?(?:js|css)$/.test(file),
    );
    const bytes = files.map((file) => brotliCompressSync(readFileSync(join(folder, file))).length);
    expect(files).toHaveLength(4);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(limits.foreignKilobytes * 1000);
  }
});

test('visitors of the site itself load the same bytes with the setting as without, and without it there is nothing for others', async ({
  request,
}) => {
  for (const { area } of [first, second]) {
    const without = filesIn(join(root, `remote-${area}`, 'dist'));
    const having = filesIn(buildOf(area));
    expect([...without.keys()].filter((file) => file.startsWith('foreign/'))).toEqual([]);
    expect([...having.keys()].filter((file) => file.startsWith('foreign/')).length).toBeGreaterThan(5);
    const isSame = ([file, text]: readonly [string, string]) => having.get(file) === text;
    expect([...without].filter((each) => !isSame(each)).map(([file]) => file)).toEqual([]);
    expect((await request.get(`/${liveManifestFile(area)}`)).status()).toBe(404);
  }
  const { origin } = hosts.get('webpack')!;
  const headers = (await request.get('/releases.json', { headers: { origin } })).headers();
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

type Assets = Record<'js' | 'css', Record<'sync' | 'async', string[]>>;
type Manifest = { exposes: { assets: Assets }[] };

/** Scripts and styles of a build by their paths. */
function filesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const bundled = names.filter((name) => /^(?:browser|server|foreign)\/.*\.(?:js|css|map|json)$/.test(name));
  return new Map(bundled.sort().map((name) => [name, readFileSync(join(folder, name), 'base64')]));
}

function styleOf(element: Element, property: string): string {
  return getComputedStyle(element).getPropertyValue(property);
}

type Shared = { useIn: string[]; get: () => Promise<() => { useState: unknown }> };
type Federation = {
  moduleInfo: Record<string, unknown>;
  __SHARE__: Record<string, Record<string, { react?: Record<string, Shared> }>>;
};

/** The Reacts that are shared in a page: who uses each, and whether it is the host's. */
function sharedReacts(): Promise<{ users: string[]; isOwn: boolean }[]> {
  const { __FEDERATION__, ownReact } = globalThis as unknown as {
    __FEDERATION__: Federation;
    ownReact: { useState: unknown };
  };
  const scopes = Object.values(__FEDERATION__.__SHARE__).flatMap((each) => Object.values(each));
  const reacts = scopes.flatMap(({ react = {} }) => Object.values(react));
  return Promise.all(
    reacts.map(async ({ useIn, get }) => ({ users: useIn, isOwn: (await get())().useState === ownReact.useState })),
  );
}

/** What the browser's tools of Module Federation show of a container. */
function moduleInfo(name: string): unknown {
  return (globalThis as unknown as { __FEDERATION__: Federation }).__FEDERATION__.moduleInfo[name];
}
