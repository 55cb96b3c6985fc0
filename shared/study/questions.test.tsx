/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { askedOf, usualOf } from './prepared-questions';
import { Questions } from './questions';
import { ShareLink } from './share-link';

const settings = {
  order: { kind: 'choice', label: 'Order', options: { last: 'Last', first: 'First' }, value: 'last' },
  share: { kind: 'number', label: 'Share', min: 1, max: 9, step: 1, value: 5 },
} as const;
const first = { ask: 'What if the hall comes first?', set: { order: 'first' } };
const full = { ask: 'How full can it be?', set: { order: 'first', share: 9 } };
const many = { ask: 'What if there are more?', set: { share: 9 } };
const questions = [first, full, many];

test('a question is asked when all that it sets is set, however it came there', () => {
  expect(askedOf(questions, { order: 'last', share: 5 })).toBeUndefined();
  expect(askedOf(questions, { order: 'first', share: 3 })).toBe(first);
  expect(askedOf(questions, { order: 'first', share: 9 })).toBe(full);
  expect(usualOf(settings, first)).toEqual({ order: 'last' });
});

test('a question sets its settings, says its answer when there is one, and pressed again goes back', () => {
  const onChange = jest.fn();
  const ui = (asked?: typeof first, answer?: string) => (
    <Questions purpose="Find out" {...{ questions, asked, answer, settings, onChange }} />
  );
  const { rerender } = render(ui());
  const button = screen.getByRole('button', { name: first.ask });
  fireEvent.click(button);
  rerender(ui(first));
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Computing …');
  rerender(ui(first, '3 of 39 are left out.'));
  expect(screen.getByRole('status').textContent).toBe('3 of 39 are left out.');
  fireEvent.click(button);
  expect(onChange.mock.calls).toEqual([[{ order: 'first' }], [{ order: 'last' }]]);
});

test('another question takes back what the one before set, so that it alone is asked', () => {
  const onChange = jest.fn();
  render(<Questions purpose="Find out" asked={first} answer="" {...{ questions, settings, onChange }} />);
  fireEvent.click(screen.getByRole('button', { name: many.ask }));
  expect(onChange.mock.calls).toEqual([[{ order: 'last', share: 9 }]]);
  expect(askedOf(questions, { order: 'last', share: 9 })).toBe(many);
});

test('a link that is copied again is said again', async () => {
  const copies: (() => void)[] = [];
  const writeText = () => new Promise<void>((resolve) => copies.push(resolve));
  Object.assign(navigator, { clipboard: { writeText } });
  render(<ShareLink address={() => 'https://example.com/PLAN'} />);
  for (const number of [0, 1]) {
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(screen.getByRole('status').textContent).toBe('');
    await act(async () => copies[number]?.());
    expect(screen.getByRole('status').textContent).toBe('The link is copied.');
  }
});

test('a link is copied; where that is not allowed it is shown to be copied', async () => {
  const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error('not allowed'));
  Object.assign(navigator, { clipboard: { writeText } });
  render(<ShareLink address={() => 'https://example.com/PLAN?seed=3'} />);
  const button = screen.getByRole('button', { name: 'Copy link' });
  await act(async () => button.click());
  expect(screen.getByRole('status').textContent).toBe('The link is copied.');
  await act(async () => button.click());
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveProperty('value', 'https://example.com/PLAN?seed=3');
  expect(screen.getByRole('status').textContent).toBe('');
});
