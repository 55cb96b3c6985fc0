import { act, cleanup, render, within, type BoundFunctions, type queries } from '@testing-library/react';
import type { ComponentType } from 'react';
import { LiveStudyContext } from '../live-study-context';
import { TestShell } from './shell';

export type MountedStudy = {
  /** The element that holds the study. */
  container: HTMLElement;
  /** Queries by role and name within it. */
  study: BoundFunctions<typeof queries>;
  unmount: () => void;
};

/** Errors that nobody caught, in event handlers and effects. */
let uncaught: unknown[] = [];
const onUncaught = (event: ErrorEvent) => uncaught.push(event.error ?? event.message);

/**
 * For tests in jsdom: gives every test of the file a page with fake time and what jsdom lacks: media queries, observers
 * that see everything, pointer capture, and plans in which a pixel is a metre. A test fails when an error was thrown.
 */
export function setUpStudyPage(): void {
  // A machine that is busy draws slowly.
  jest.setTimeout(240_000);
  beforeEach(() => {
    jest.useFakeTimers();
    uncaught = [];
    addEventListener('error', onUncaught);
    history.replaceState(null, '', '/STUDY');
    stubBrowser();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    removeEventListener('error', onUncaught);
    expect(uncaught).toEqual([]);
  });
}

/**
 * Opens the address of a page with this study, as a new visitor does.
 * @param search its query string, such as `?seed=3`
 */
export async function openStudy(Study: ComponentType, search = ''): Promise<MountedStudy> {
  history.replaceState(null, '', `/STUDY${search}`);
  return mountStudy(Study);
}

/** The study at the address as it is. @param report of errors; without it they fail the test */
export async function mountStudy(Study: ComponentType, report?: (error: unknown) => void): Promise<MountedStudy> {
  const { container, unmount } = render(
    <TestShell {...(report && { report })}>
      <LiveStudyContext value={{ number: 1, start: {} }}>
        <Study />
      </LiveStudyContext>
    </TestShell>,
  );
  // Parts are rendered one after another.
  await pass(2500);
  return { container, study: within(container), unmount };
}

/** Lets so many milliseconds pass. A setting is in the address after 400, a result is announced after 600. */
export async function pass(milliseconds = 1000): Promise<void> {
  // React renders at the end of an act, and what it renders may set the next timer.
  for (let left = milliseconds; left > 0; left -= 100)
    // Not its asynchronous twin, which waits for a millisecond of real time at every timer.
    await act(async () => void jest.advanceTimersByTime(Math.min(left, 100)));
}

/** Goes back to an address as the browser does. */
export async function goBackTo(search: string): Promise<void> {
  history.replaceState(null, '', `/STUDY${search}`);
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  await pass();
}

/** What was saved as files since the last call: the text of each. */
export async function savedFiles(): Promise<string[]> {
  const blobs = jest.mocked(URL.createObjectURL).mock.calls.map(([blob]) => blob as Blob);
  jest.mocked(URL.createObjectURL).mockClear();
  return Promise.all(blobs.map(textOf));
}

/** What the first saved picture says, without its marks. */
export async function savedWords(): Promise<string> {
  const [svg = ''] = await savedFiles();
  return svg.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    jest.useRealTimers();
    reader.readAsText(blob);
  }).then((text) => {
    jest.useFakeTimers();
    return String(text);
  });
}

class SeesAll {
  constructor(private readonly onChange: (entries: object[]) => void) {}
  observe(target: Element) {
    const contentRect = { width: 720, height: 480 };
    setTimeout(() => this.onChange([{ target, isIntersecting: true, contentRect }]));
  }
  unobserve() {}
  disconnect() {}
}

/** A point that no matrix moves. */
class PlainPoint {
  constructor(
    readonly x = 0,
    readonly y = 0,
  ) {}
  matrixTransform() {
    return this;
  }
}

const styles = new Map<string, CSSStyleDeclaration>();
const computeStyle = getComputedStyle.bind(globalThis);

/**
 * The style of an element where no style sheet is loaded. It is computed once for all of a kind: a query by role asks
 * for thousands, and jsdom goes through every rule of a browser for each.
 */
function styleOf(element: Element): CSSStyleDeclaration {
  const own = ['hidden', 'type', 'style'].map((name) => element.getAttribute(name));
  const kind = `${element.localName} ${own.join(' ')}`;
  const style = styles.get(kind) ?? computeStyle(element.cloneNode() as Element);
  styles.set(kind, style);
  return style;
}

function stubBrowser() {
  const media = { matches: false, addEventListener() {}, removeEventListener() {} };
  Object.assign(globalThis, {
    matchMedia: () => media,
    IntersectionObserver: SeesAll,
    ResizeObserver: SeesAll,
    DOMPoint: PlainPoint,
    scrollTo: () => {},
    getComputedStyle: styleOf,
  });
  Object.assign(Element.prototype, {
    setPointerCapture() {},
    releasePointerCapture() {},
    hasPointerCapture: () => true,
    scrollIntoView() {},
  });
  const identity = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0, inverse: () => identity };
  Object.assign(SVGElement.prototype, { getScreenCTM: () => identity, createSVGPoint: () => new PlainPoint() });
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
  // A click on a link of a file would navigate.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
}
