/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { PlaybackBar } from './playback-bar';

const texts = new Proxy({}, { get: (_, name) => String(name).replace('study', '') }) as ShellServices['texts'];

function Bar({ onPause }: { onPause: () => void }) {
  const [place, setPlace] = useState(2);
  const [speed, setSpeed] = useState(1);
  return (
    <ShellContext value={{ texts } as ShellServices}>
      <PlaybackBar
        playback={{ playing: true, play: () => {}, pause: onPause, speed, setSpeed }}
        onStep={() => setPlace(place + 1)}
        line={{
          setting: { kind: 'number', label: 'Depth', unit: '/ 6', min: 0, max: 6, step: 1, value: 0 },
          value: place,
          onChange: setPlace,
        }}
      />
    </ShellContext>
  );
}

test('stepping and the time line pause the playback first', () => {
  const onPause = jest.fn();
  render(<Bar onPause={onPause} />);
  fireEvent.click(screen.getByRole('button', { name: 'Step' }));
  expect(onPause).toHaveBeenCalledTimes(1);
  const line = screen.getByRole<HTMLInputElement>('slider', { name: 'Depth' });
  expect(line.value).toBe('3');
  fireEvent.change(line, { target: { value: '5' } });
  expect(onPause).toHaveBeenCalledTimes(2);
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Depth' }).value).toBe('5');
});

test('a refused number says so until the value is another one', () => {
  render(<Bar onPause={() => {}} />);
  const input = screen.getByRole('spinbutton', { name: 'Depth' });
  fireEvent.change(input, { target: { value: '99' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(screen.getByRole('status').textContent).toContain('99');
  fireEvent.click(screen.getByRole('button', { name: 'Step' }));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('time runs to the right also on a page from right to left, and nothing else does', () => {
  render(
    <div dir="rtl">
      <Bar onPause={() => {}} />
    </div>,
  );
  expect(screen.getByRole('slider', { name: 'Depth' }).closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  expect(screen.getByText('Depth').closest('[dir]')?.getAttribute('dir')).toBe('rtl');
});

test('the speed steps through its options and begins again', () => {
  render(<Bar onPause={() => {}} />);
  const button = screen.getByRole('button', { name: 'Speed 1×' });
  fireEvent.click(button);
  expect(button.textContent).toBe('2×');
  fireEvent.click(button);
  fireEvent.click(button);
  expect(button.getAttribute('aria-label')).toBe('Speed 0.5×');
});
