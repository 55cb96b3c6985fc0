/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { NumberRow } from './number-row';

const setting = { kind: 'number', label: 'Plate width', unit: 'm', min: 24, max: 60, step: 0.6, value: 48 } as const;

function Row({ onChange }: { onChange?: (value: number) => void }) {
  const [value, setValue] = useState<number>(setting.value);
  return (
    <NumberRow
      setting={setting}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

function parts() {
  return {
    value: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Plate width' }),
    track: screen.getByRole<HTMLInputElement>('slider', { name: 'Plate width' }),
  };
}

test('a typed number in range moves the track and is rounded to the step when the value is left', () => {
  render(<Row />);
  const { value, track } = parts();
  fireEvent.change(value, { target: { value: '30,1' } });
  expect(track.value).toBe('30');
  expect(value.value).toBe('30,1');
  fireEvent.blur(value);
  expect(value.value).toBe('30');
});

test('input that is no number in range changes nothing, stays, and gets a sentence on Enter', () => {
  const onChange = jest.fn();
  render(<Row onChange={onChange} />);
  const { value } = parts();
  fireEvent.change(value, { target: { value: 'wide' } });
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.keyDown(value, { key: 'Enter' });
  expect(screen.getByRole('status').textContent).toBe(
    'Plate width: “wide” is not a number from 24 to 60 m. Enter one; 48 stays until then.',
  );
  expect(value.value).toBe('wide');
  expect(value.getAttribute('aria-invalid')).toBe('true');
  expect(onChange).not.toHaveBeenCalled();
});

test('escape gives the value back, and the sentence is gone', () => {
  render(<Row />);
  const { value } = parts();
  fireEvent.change(value, { target: { value: '999' } });
  fireEvent.blur(value);
  expect(screen.getByRole('status').textContent).toContain('“999”');
  fireEvent.keyDown(value, { key: 'Escape' });
  expect(value.value).toBe('48');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('moving the track replaces refused input', () => {
  render(<Row />);
  const { value, track } = parts();
  fireEvent.change(value, { target: { value: '' } });
  fireEvent.blur(value);
  fireEvent.change(track, { target: { value: '36' } });
  expect(value.value).toBe('36');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('arrow keys change the value by a step, page keys by ten, never beyond the range', () => {
  render(<Row />);
  const { value } = parts();
  fireEvent.keyDown(value, { key: 'ArrowUp' });
  expect(value.value).toBe('48.6');
  fireEvent.keyDown(value, { key: 'PageDown' });
  expect(value.value).toBe('42.6');
  for (let press = 0; press < 9; press++) fireEvent.keyDown(value, { key: 'PageDown' });
  expect(value.value).toBe('24');
});
