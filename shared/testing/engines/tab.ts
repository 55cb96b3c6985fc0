/** What the tests need of a browser; each engine implements it in one file. */
export type Engine = {
  name: EngineName;
  version: string;
  /** Number of tabs that can be used concurrently. */
  tabs: number;
  openTab: () => Promise<Tab>;
  close: () => Promise<void>;
};

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export type Tab = {
  /** Opens an address and waits for the document only: some requests never finish. */
  goto: (address: string) => Promise<void>;
  /** The value of a JavaScript expression in the page. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Clicks the element. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** Prints the page, if the driver can. */
  print?: () => Promise<void>;
  /** A screenshot of the viewport, as PNG. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** The engine's driver does not respond any more, which says nothing about the page. */
export class EngineLost extends Error {
  override name = 'EngineLost';
}

/**
 * Polls until the result is truthy. Errors count as false: a page may be unloading.
 * @throws Error that says what was awaited, with the last result of `explain`; EngineLost at once.
 */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value | false | undefined>,
  { limit = 20_000, explain }: { limit?: number; explain?: () => Promise<unknown> } = {},
): Promise<Value> {
  const end = performance.now() + limit;
  let trouble: unknown;
  do {
    try {
      const answer = await ask();
      if (answer !== false && answer !== undefined) return answer;
      trouble = undefined;
    } catch (error) {
      if (error instanceof EngineLost) throw error;
      trouble = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  } while (performance.now() < end);
  const last = await explain?.().catch((error: unknown) => String(error));
  throw new Error(
    [`timed out: ${what}`, last && JSON.stringify(last), trouble && String(trouble)].filter(Boolean).join(' – '),
  );
}

/**
 * Starts a navigation and waits for the new document: otherwise the driver would continue in the old one.
 */
export async function leave({ evaluate }: Pick<Tab, 'evaluate'>, begin: () => Promise<unknown>): Promise<void> {
  await evaluate('void (window.isOldDocument = true)');
  await begin();
  await until('another document', () => evaluate<boolean>('!window.isOldDocument'));
}

/** Clicks the first visible element of a selector with this text, once it exists. */
export async function clickText(tab: Tab, selector: string, text = ''): Promise<void> {
  const mark = `window.pageProbe.mark(${JSON.stringify(selector)}, ${JSON.stringify(text)})`;
  await until(`${selector} ${text} is there`, () => tab.evaluate<boolean>(mark));
  await tab.click('[data-meant]');
}

/** WebDriver sometimes misses an element that moves: clicks again until it has an effect. */
export async function clickUntil(
  tab: Tab,
  selector: string,
  hasEffect: () => Promise<boolean>,
  text = '',
): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    await clickText(tab, selector, text);
    const effect = await until('the click has an effect', hasEffect, { limit: 4000 }).catch(() => false);
    if (effect) return;
  }
  throw new Error(`a click on ${selector} ${text} has no effect`);
}
