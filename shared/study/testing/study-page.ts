import { createElement, type ComponentType } from 'react';
import { act, render } from '@testing-library/react';
import { TestShell } from './shell';

/** Everything that a study asks a browser for and jsdom does not have. Sizes are those of a page of 1000 pixels. */
export function standIn(): void {
  const observer = (entry: object) =>
    class {
      readonly #onChange: (entries: object[]) => void;
      constructor(onChange: (entries: object[]) => void) {
        this.#onChange = onChange;
      }
      observe() {
        this.#onChange([entry]);
      }
      unobserve() {}
      disconnect() {}
    };
  Object.assign(globalThis, {
    ResizeObserver: observer({ contentRect: { width: 1000, height: 500 } }),
    IntersectionObserver: observer({ isIntersecting: true }),
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  HTMLElement.prototype.setPointerCapture = () => {};
  SVGElement.prototype.setPointerCapture = () => {};
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = () => {};
}

/** A study at an address, as a page shows it once it is loaded. Time is that of the test: `pass` lets it go by. */
export function openStudy(Study: ComponentType, address = '/') {
  history.replaceState(null, '', address);
  const view = render(createElement(TestShell, null, createElement(Study)));
  pass(500);
  return view;
}

/** Lets milliseconds go by, with their frames. */
export function pass(milliseconds: number): void {
  act(() => void jest.advanceTimersByTime(milliseconds));
}
