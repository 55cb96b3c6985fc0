/**
 * Runs in the page before any other script: keeps what the console said, remembers the prerendered
 * words, and answers what a visitor sees now. One way for all engines, of which not each has a log.
 */
export type Probe = {
  said: string[];
  refused: string[];
  status: () => Status;
  /** Marks the first visible element of a selector with `data-meant`, for a driver that takes the first of any. */
  mark: (selector: string) => void;
};

/** What a visitor sees and can do. */
export type Status = {
  path: string;
  heading: string;
  /** Characters of text in the content, and how many of them publish rendered. */
  words: number;
  prerendered: number;
  /** Links in the rail that lead to another page. */
  ways: number;
  /** "Loading chunk failed", with a button and where the notice's link leads. */
  failed: boolean;
  retry: boolean;
  plainly: string;
  still: boolean;
  /** React has taken over. */
  started: boolean;
  tampered: boolean;
  said: string[];
  refused: string[];
};

declare global {
  interface Window {
    probe: Probe;
    limits?: Record<number, number>;
  }
}

const said: string[] = [];
const refused: string[] = [];
let prerendered = 0;

for (const level of ['error', 'warn'] as const) {
  const write = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    said.push(words.map((word) => (word instanceof Error ? `${word.name}: ${word.message}` : String(word))).join(' '));
    write(...words);
  };
}
addEventListener('error', (event) => said.push(event.message ?? 'a file did not load'), true);
addEventListener('unhandledrejection', (event) => said.push(`unhandled: ${String(event.reason)}`));
document.addEventListener('securitypolicyviolation', (event) =>
  refused.push(`${event.violatedDirective} ${event.blockedURI}`),
);
document.addEventListener('readystatechange', () => {
  if (document.readyState === 'interactive') prerendered = textOf(document.querySelector('main')).length;
});

const { limits = {} } = window;
const wait = window.setTimeout.bind(window);
// The time that a hang may last is long: whoever tries many of them shortens it here.
window.setTimeout = ((work: TimerHandler, time = 0, ...words: unknown[]) =>
  wait(work, limits[time] ?? time, ...words)) as typeof window.setTimeout;

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

function hasReact(id: string): boolean {
  return Object.keys(document.getElementById(id) ?? {}).some((name) => name.startsWith('__react'));
}

window.probe = {
  said,
  refused,
  mark: (selector) => {
    document.querySelectorAll('[data-meant]').forEach((each) => each.removeAttribute('data-meant'));
    visible(selector)[0]?.setAttribute('data-meant', '');
  },
  status: () => {
    const notice = visible('[role=alert]').find((each) => textOf(each).includes('Loading chunk failed'));
    return {
      path: location.pathname,
      heading: textOf(visible('h1', document.querySelector('main') ?? document)[0]),
      words: textOf(document.querySelector('main')).length,
      prerendered,
      ways: visible('#rail a[href^="/"]').length,
      failed: notice !== undefined,
      retry: notice !== undefined && visible('button', notice).some((button) => textOf(button) === 'Retry'),
      plainly: notice?.querySelector('a')?.getAttribute('href') ?? '',
      still: visible('[role=status]').some((each) => textOf(each).startsWith('Still loading')),
      started: hasReact('root') && hasReact('rail'),
      tampered: 'tampered' in window,
      said,
      refused,
    };
  },
};
