/** @jest-environment jsdom */
import { observeReveals } from './observe-reveals';

let entered: (part: Element) => void;
const observed = new Set<Element>();

beforeEach(() => {
  observed.clear();
  globalThis.IntersectionObserver = class {
    constructor(notify: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
      entered = (target) => notify([{ isIntersecting: true, target }]);
    }
    observe = (part: Element) => void observed.add(part);
    unobserve = (part: Element) => void observed.delete(part);
    disconnect = () => observed.clear();
  } as unknown as typeof IntersectionObserver;
});

function page(...tops: number[]): { root: HTMLElement; parts: HTMLElement[] } {
  const root = document.createElement('article');
  const parts = tops.map((top) => {
    const part = document.createElement('div');
    part.dataset['reveal'] = '';
    part.getBoundingClientRect = () => ({ top }) as DOMRect;
    root.append(part);
    return part;
  });
  return { root, parts };
}

const states = (parts: HTMLElement[]) => parts.map(({ dataset }) => dataset['reveal']);

test('only what stands below the window waits', () => {
  const { root, parts } = page(100, innerHeight + 1);
  observeReveals(root);
  expect(states(parts)).toEqual(['', 'waiting']);
});

test('a part is shown once when it comes in, and then no longer observed', () => {
  const { root, parts } = page(innerHeight + 1, innerHeight + 900);
  observeReveals(root);
  entered(parts[0]!);
  expect(states(parts)).toEqual(['seen', 'waiting']);
  expect([...observed]).toEqual([parts[1]]);
});

test('ending it shows everything that still waits', () => {
  const { root, parts } = page(innerHeight + 1);
  observeReveals(root)();
  expect(states(parts)).toEqual(['seen']);
  expect(observed.size).toBe(0);
});
