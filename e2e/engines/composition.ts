import assert from 'node:assert/strict';
import { contact, lead, next } from '../site/site-pages';
import type { Journey } from './journeys';
import { assertQuiet, status, waitFor } from './page-status';
import { clickText, until } from '@portfolio/testing/engines/tab';
import { texts } from '../site/site-words';

/** What a browser tells of the Enter that ends a composition: most before its end, Safari after it, as key 229. */
const orders = {
  'of Chrome and Firefox': [
    ['keydown', { isComposing: true }],
    ['compositionend', {}],
  ],
  'of Safari': [
    ['compositionend', {}],
    ['keydown', { isComposing: false }],
  ],
} as const;

function enter(selector: string, order: keyof typeof orders): string {
  return `(() => {
    const field = document.querySelector('${selector}');
    for (const [type, init] of ${JSON.stringify(orders[order])}) {
      const event = type === 'keydown'
        ? new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true, ...init })
        : new CompositionEvent(type, { data: '한', bubbles: true });
      if (type === 'keydown') Object.defineProperty(event, 'keyCode', { value: 229 });
      // A browser submits the form on an Enter that nobody kept.
      if (field.dispatchEvent(event) && type === 'keydown') field.form?.requestSubmit();
    }
  })()`;
}

export const compositions: readonly Journey[] = (Object.keys(orders) as (keyof typeof orders)[]).flatMap((order) => [
  {
    name: `an Enter that ends a composition in the order ${order} opens no hit`,
    run: async (tab, address) => {
      await tab.goto(address + lead.path);
      await waitFor(tab, 'the page starts', ({ started }) => started);
      await clickText(tab, 'button', texts.searchTitle);
      const field = 'dialog[open] [role=combobox]';
      await until('the search opens', () => tab.evaluate<boolean>(`document.activeElement?.matches("${field}")`));
      await tab.type(field, next.title);
      await until('it finds', () => tab.evaluate<boolean>('!!document.querySelector("[role=option]")'));
      await tab.evaluate(`void ${enter(field, order)}`);
      assert.equal(await tab.evaluate('!!document.querySelector("dialog[open]")'), true);
      assert.equal((await status(tab)).path, lead.path);
      assertQuiet(await status(tab));
    },
  },
  {
    name: `an Enter that ends a composition in the order ${order} sends no message`,
    run: async (tab, address) => {
      if (!contact) return;
      await tab.goto(address + contact.path);
      await waitFor(tab, 'the form starts', ({ started }) => started);
      await tab.type('[name=message]', 'Not yet');
      await tab.type('[name=from_name]', 'Kim');
      await tab.evaluate(`void ${enter('[name=from_name]', order)}`);
      assert.equal(await tab.evaluate('document.querySelector("form").dataset.phase'), 'writing');
    },
  },
]);
