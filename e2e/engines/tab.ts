/** What the journeys and the failure matrix need of a browser; each engine has one file that offers it. */
export type Engine = {
  name: EngineName;
  version: string;
  /** How many tabs may be used at once. */
  tabs: number;
  openTab: () => Promise<Tab>;
  close: () => Promise<void>;
};

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export type Tab = {
  /** Waits for the document at an address, and for nothing in it: some of what is loaded here never comes. */
  goto: (address: string) => Promise<void>;
  /** The value of a JavaScript expression in the page. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Presses the element with the pointer. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** Lays the page out on paper, where the driver can. */
  print?: () => Promise<void>;
  /** A picture of what is visible, as PNG. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** The driver of an engine answers no more, which says nothing of the page. */
export class EngineLost extends Error {
  override name = 'EngineLost';
}

/**
 * Asks until the answer is neither false nor nothing. A page that is just being left answers with errors: they count as no.
 * @throws Error that says what was awaited, and the last answer of `explain`; EngineLost at once.
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
    [`waited in vain: ${what}`, last && JSON.stringify(last), trouble && String(trouble)].filter(Boolean).join(' – '),
  );
}

/**
 * Lets a navigation begin and waits until another document is there: a driver that waits for nothing
 * would go on in the one before.
 */
export async function leave({ evaluate }: Pick<Tab, 'evaluate'>, begin: () => Promise<unknown>): Promise<void> {
  await evaluate('void (window.isLeft = true)');
  await begin();
  await until('another document', () => evaluate<boolean>('!window.isLeft'));
}

/** Presses the first visible element of a selector, with these words, once it is there. */
export async function press(tab: Tab, selector: string, text = ''): Promise<void> {
  const mark = `window.probe.mark(${JSON.stringify(selector)}, ${JSON.stringify(text)})`;
  await until(`${selector} ${text} is there`, () => tab.evaluate<boolean>(mark));
  await tab.click('[data-meant]');
}

/** WebDriver loses a press now and then where the page moves below it: what came of none is made again. */
export async function pressed(tab: Tab, selector: string, hasEffect: () => Promise<boolean>, text = ''): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    await press(tab, selector, text);
    const effect = await until('the press has an effect', hasEffect, { limit: 4000 }).catch(() => false);
    if (effect) return;
  }
  throw new Error(`a press on ${selector} ${text} has no effect`);
}
