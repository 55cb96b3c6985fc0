/**
 * Runs in the page before any other script: records the console and the prerendered text, and reports what is visible.
 * The same for all engines, as some have no log.
 */
export type PageProbe = {
  logged: string[];
  refused: string[];
  status: () => Status;
  /** Marks the first visible element of a selector with this text with `data-meant`, for drivers that take the first match. */
  mark: (selector: string, text?: string) => boolean;
  /**
   * Clicks every button and segment inside, sets every field to its limits, and repeats with new controls.
   * @returns what was used.
   */
  useAll: (selector: string, but: string) => Promise<string[]>;
};

/** What is visible. */
export type Status = {
  /** As it is in the site, also where that stands below a path. */
  path: string;
  heading: string;
  /** Characters of text in the content, now and prerendered. */
  textLength: number;
  prerendered: number;
  /** Links in the sidebar to other pages. */
  ways: number;
  /** What the notice of a failure says, its Retry button, and the address of its plain link. */
  failed: string;
  retry: boolean;
  plainly: string;
  still: boolean;
  /** The next page is loading. */
  loading: boolean;
  /** The page is hydrated. */
  started: boolean;
  tampered: boolean;
  logged: string[];
  refused: string[];
};

declare global {
  interface Window {
    pageProbe: PageProbe;
    limits?: Record<number, number>;
    /** What the site's notices say; a sentence of an area as the source of a pattern. */
    words?: { failed: string; failedArea: string; retry: string; stillLoading: string };
  }
}

// The cases are about what the network sends; a service worker would answer from its cache.
delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;

const logged: string[] = [];
const refused: string[] = [];
let prerendered = 0;

for (const level of ['error', 'warn'] as const) {
  const write = console[level].bind(console);
  console[level] = (...args: unknown[]) => {
    logged.push(args.map((word) => (word instanceof Error ? `${word.name}: ${word.message}` : String(word))).join(' '));
    write(...args);
  };
}
addEventListener(
  'error',
  ({ message, target }) => !isPreload(target) && logged.push(message ?? `${addressOf(target)} did not load`),
  true,
);
addEventListener('unhandledrejection', (event) => logged.push(`unhandled: ${String(event.reason)}`));
document.addEventListener(
  'securitypolicyviolation',
  ({ violatedDirective, blockedURI, sample, sourceFile, lineNumber, columnNumber }) =>
    refused.push(`${violatedDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}:${columnNumber}`.trim()),
);
document.addEventListener('readystatechange', () => {
  if (document.readyState === 'interactive') prerendered = textOf(document.querySelector('main')).length;
});

const { limits = {}, words } = window;
const wait = window.setTimeout.bind(window);
// Shortens the long timeouts for tests of requests that hang.
window.setTimeout = ((work: TimerHandler, time = 0, ...args: unknown[]) =>
  wait(work, limits[time] ?? time, ...args)) as typeof window.setTimeout;
const timeoutSignal = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (time) => timeoutSignal(limits[time] ?? time);

/** Firefox aborts a preload with an error when the script is cached. Failed scripts report themselves. */
function isPreload(target: EventTarget | null): boolean {
  return target instanceof HTMLLinkElement && target.rel === 'preload';
}

function addressOf(target: EventTarget | null): string {
  if (target instanceof HTMLImageElement) return target.currentSrc || target.src;
  return target instanceof Element ? (target.getAttribute('src') ?? target.getAttribute('href') ?? '') : 'a file';
}

function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
}

function visible(selector: string, within: ParentNode = document): Element[] {
  return [...within.querySelectorAll(selector)].filter(isVisible);
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? textOf(element);
}

/** The radio buttons of a choice are transparent and lie on their labels, which are seen. */
const controls = ':is(button, select, input[type=range], label:has(> [type=radio]))';

async function useAll(selector: string, but: string): Promise<string[]> {
  const used = new Map<string, Element>();
  const next = () =>
    visible(`${selector} ${controls}`).find(
      (each) => nameOf(each) !== but && !used.has(keyOf(each)) && !(each as HTMLButtonElement).disabled,
    );
  for (let element = next(); element; element = next()) {
    used.set(keyOf(element), element);
    for (const value of valuesOf(element)) set(element as HTMLInputElement, value);
    if (element instanceof HTMLButtonElement || element instanceof HTMLLabelElement) element.click();
    await new Promise((resolve) => wait(resolve, 120));
  }
  return [...used.keys()];
}

/** Identifies a button by its name, a segment by those of its choice too, and a field by its position, also after rendering again. */
function keyOf(element: Element): string {
  const choice = element.closest('[role=radiogroup]');
  if (choice && element instanceof HTMLLabelElement) return `${textOf(choice)}: ${nameOf(element)}`;
  return `${element.localName} ${nameOf(element)} ${element.getAttribute('name') ?? element.id}`.trim();
}

function valuesOf(element: Element): string[] {
  if (element instanceof HTMLSelectElement)
    return [...element.options].flatMap(({ value, disabled }) => (disabled ? [] : value));
  return element instanceof HTMLInputElement ? [element.max, element.min] : [];
}

/** React compares the event with the value that it tracks on the element. */
function set(element: HTMLInputElement, value: string): void {
  if (element.value === value) return;
  const kind = element.localName === 'select' ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}

window.pageProbe = {
  logged,
  refused,
  mark: (selector, text = '') => {
    document.querySelectorAll('[data-meant]').forEach((each) => each.removeAttribute('data-meant'));
    const meant = visible(selector).find((each) => nameOf(each).includes(text));
    meant?.setAttribute('data-meant', '');
    return meant !== undefined;
  },
  useAll,
  status: () => {
    const failure = new RegExp(`${words?.failed}|${words?.failedArea}`);
    const notice = visible('[role=alert]').find((each) => failure.test(textOf(each)));
    return {
      path: location.pathname.slice((document.documentElement.dataset['base'] ?? '').length),
      heading: textOf(visible('h1', document.querySelector('main') ?? document)[0]),
      textLength: textOf(document.querySelector('main')).length,
      prerendered,
      ways: visible('#rail a[href^="/"]').length,
      failed: failure.exec(textOf(notice))?.[0] ?? '',
      retry: notice !== undefined && visible('button', notice).some((button) => textOf(button) === words?.retry),
      plainly: notice?.querySelector('a')?.getAttribute('href') ?? '',
      loading: document.querySelector('[data-pending]') !== null,
      still: visible('[role=status]').some((each) => textOf(each) === words?.stillLoading),
      started: 'hydrated' in document.documentElement.dataset,
      tampered: 'tampered' in window,
      logged,
      refused,
    };
  },
};
