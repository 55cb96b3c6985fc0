import assert from 'node:assert/strict';
import type { Status } from './page-probe';
import { scaledDrawings } from '../page/scaled-drawings';
import { contact, isDrawing, lead, next, pageOfStudy, works } from '../site/site-pages';
import { videosOf } from '../page/videos-of';
import { clickText, clickUntil, until, type Tab } from '@portfolio/testing/engines/tab';
import { texts } from '../site/site-words';

const studies = ['packing', 'subdivision', 'dance', 'piano', 'map', 'axonometric'];

/** Uses everything that pages offer: search, themes, pictures, studies, videos, the form, print, services. */
export async function useEverything(tab: Tab, address: string, assertQuiet: (now: Status) => void): Promise<void> {
  const is = (expression: string) => () => tab.evaluate<boolean>(expression);
  const status = () => tab.evaluate<Status>('window.pageProbe.status()');
  const open = async (path: string) => {
    await tab.goto(address + path);
    await until(`${path} starts`, is('window.pageProbe.status().started'), { explain: status });
  };
  const useAll = async (selector: string, but = '') => {
    const args = [selector, but].map((each) => JSON.stringify(each)).join(', ');
    // Drivers have short timeouts.
    await tab.evaluate(
      `void (window.used = undefined, window.pageProbe.useAll(${args}).then((all) => (window.used = all)))`,
    );
    return until('all was used', () => tab.evaluate<string[]>('window.used ?? false'), { limit: 120_000 });
  };

  await open('/');
  for (let theme = 0; theme < 3; theme++) await clickText(tab, '#rail button', 'Theme:');
  await clickText(tab, 'button', texts.searchTitle);
  await until('the search opens', is('document.activeElement?.matches("dialog[open] [role=combobox]")'));
  await tab.type('dialog[open] [role=combobox]', next.title);
  await clickText(tab, '[role=option]', next.label);
  await until('the found page is shown', is(`location.pathname === "${next.path}"`));
  assertQuiet(await status());

  await open(lead.path);
  // A photo, and a drawing that can be measured.
  for (const image of [lead.images.find((each) => !isDrawing(each)), scaledDrawings(lead)[0]]) {
    if (!image) continue;
    const picture = image.name;
    await clickText(tab, `a[data-picture="${picture}"]`);
    await until('the picture opens', is('document.querySelector("dialog[open] img")?.complete === true'));
    await until('its buttons are there', is('document.querySelectorAll("dialog[open] button").length > 2'));
    await until('they are seen', is('window.pageProbe.mark("dialog[open] button")'));
    const used = await useAll('dialog[open]', texts.close);
    assert.ok(used.length >= 2, `the picture ${picture} offers only ${used.join(', ')}`);
    await clickText(tab, 'dialog[open] button', texts.close);
    await until('the picture closes', is('!document.querySelector("dialog[open]")'));
  }
  await tab.print?.();
  assertQuiet(await status());

  for (const name of studies) {
    const path = pageOfStudy(name)?.path;
    if (!path) continue;
    await open(path);
    await tab.evaluate('void document.querySelector("[data-study]").scrollIntoView({ block: "start" })');
    const live = '[data-study="live"]';
    await until(
      `${path}: the instrument is there`,
      is(`!!document.querySelector('${live} section:not([data-loading]) button')`),
      { explain: status },
    );
    const used = await useAll(live);
    assert.ok(used.length > 5, `${path} offers only ${used.join(', ')}`);
    assert.ok(
      used.some((button) => (name === 'axonometric' ? /: 3D$/ : /: /).test(button)),
      `${path} has segments that were not pressed: ${used.join(', ')}`,
    );
    assert.ok(
      used.some((button) => /Save/.test(button)),
      `${path} saves nothing: ${used.join(', ')}`,
    );
    assertQuiet(await status());
  }

  const shown = works.find((page) => videosOf(page).length > 0);
  if (shown) {
    const count = videosOf(shown).length;
    await open(shown.path);
    const posters = `document.querySelectorAll('button[aria-label^="Play the video"]').length`;
    assert.equal(await tab.evaluate(posters), count);
    await tab.evaluate(`void document.querySelector('button[aria-label^="Play the video"]').scrollIntoView()`);
    // A study above may still be loading and move it.
    await clickUntil(tab, 'button', is('!!document.querySelector("iframe")'), 'Play the video');
    await until('the video plays', is('document.querySelector("iframe")?.dataset.state === "playing"'), {
      explain: () => tab.evaluate('document.querySelector("iframe")?.outerHTML'),
    });
    assertQuiet(await status());
    await tab.evaluate('void document.querySelector("iframe").contentWindow.postMessage("end", "*")');
    await until('the poster is back', is(`${posters} === ${count}`));
  }

  await open(contact!.path);
  await tab.type('[name=from_name]', 'Kim Sample');
  await tab.type('[name=from_email]', 'kim@example.com');
  await tab.type('[name=message]', 'A message under the policy');
  await clickText(tab, 'form button');
  const success =
    '[...document.querySelectorAll("[role=alert]")].some((each) => each.textContent.startsWith("Success"))';
  await until('Success is said', is(success));
  for (const chunk of ['backend', 'vitals'])
    await until(
      `${chunk} is loaded`,
      is(`performance.getEntriesByType("resource").some(({ name }) => name.includes("/${chunk}."))`),
    );
  assertQuiet(await status());
}
