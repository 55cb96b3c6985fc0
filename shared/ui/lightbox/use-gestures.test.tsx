/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useGestures } from './use-gestures';

function Sheet({ direction, onSwipe }: { direction: 'ltr' | 'rtl'; onSwipe: (to: 'next' | 'previous') => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const gestures = useGestures(ref, { onSwipe });
  return <div ref={ref} role="img" aria-label="Sheet" style={{ direction }} {...gestures} />;
}

/** A finger that moves by so many pixels, across and down. */
function swipe(x: number, y = 0): void {
  const sheet = screen.getByRole('img');
  Object.assign(sheet, { setPointerCapture() {} });
  const at = (kind: string, clientX: number, clientY: number) => {
    const event = new MouseEvent(kind, { bubbles: true, clientX, clientY });
    fireEvent(sheet, Object.assign(event, { pointerId: 1, pointerType: 'touch' }));
  };
  at('pointerdown', 300, 300);
  at('pointermove', 300 + x, 300 + y);
  at('pointerup', 300 + x, 300 + y);
}

test.each([
  ['ltr', ['next', 'previous']],
  ['rtl', ['previous', 'next']],
] as const)('in a page that runs %s a finger to the left and one to the right lead to %j', (direction, ways) => {
  const onSwipe = jest.fn();
  render(<Sheet direction={direction} onSwipe={onSwipe} />);
  swipe(-100);
  swipe(100);
  expect(onSwipe.mock.calls).toEqual(ways.map((way) => [way]));
});

test('what is short, or goes up and down, is no swipe', () => {
  const onSwipe = jest.fn();
  render(<Sheet direction="ltr" onSwipe={onSwipe} />);
  swipe(-40);
  swipe(-100, 80);
  expect(onSwipe).not.toHaveBeenCalled();
});
