/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import type { ReactNode } from 'react';
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { formTexts, type FormTexts } from '@portfolio/contract/page';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import type { ContactForm as Form } from './contact-form';

const texts = Object.fromEntries(formTexts.map((name) => [name, name])) as FormTexts;
const report = jest.fn();
const services = {
  site: { name: 'Kim', email: 'kim@example.com', language: 'en' },
  report,
} as unknown as ShellServices;
const requests: FakeRequest[] = [];
let ContactForm: typeof Form;
let renderToString: (app: ReactNode) => string;
let root: Root | undefined;

/** A request that never ends by itself. */
class FakeRequest extends EventTarget {
  static readonly HEADERS_RECEIVED = 2;
  readyState = 1;
  status = 0;
  responseText = '';
  isAborted = false;
  body: FormData | undefined;
  open() {
    // The address is the library's.
  }
  send(body: FormData) {
    this.body = body;
    requests.push(this);
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('loadend'));
  }
  answer(status: number) {
    this.status = status;
    this.responseText = status === 200 ? 'OK' : 'no';
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
  breakOff() {
    this.readyState = 2;
    this.status = 200;
    this.dispatchEvent(new Event('readystatechange'));
    this.status = 0;
    this.dispatchEvent(new Event('error'));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeAll(async () => {
  // jsdom has none.
  Object.assign(globalThis, { TextEncoder, XMLHttpRequest: FakeRequest });
  Object.assign(globalThis, { MAIL: { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' } });
  Element.prototype.scrollIntoView = () => undefined;
  ({ renderToString } = await import('react-dom/server.node'));
  ({ ContactForm } = await import('./contact-form'));
});

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  requests.length = 0;
  report.mockReset();
  window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  document.body.innerHTML = `<div id="root">${renderToString(app())}</div>`;
});

afterEach(async () => {
  // What is on its way outlives its page.
  await act(async () => requests.forEach((request) => request.answer(200)));
  await act(async () => root?.unmount());
  root = undefined;
});

function app() {
  return (
    <ShellContext value={services}>
      <ContactForm texts={texts} language="en" />
    </ShellContext>
  );
}

async function hydrate(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, app());
  });
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;

function write(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    field(name).value = value;
    act(() => void field(name).dispatchEvent(new Event('input', { bubbles: true })));
  }
}

/** Presses Send, and waits as long as a person would be too fast. */
async function send(): Promise<FakeRequest> {
  await act(async () => document.querySelector('form')!.requestSubmit());
  await act(() => jest.advanceTimersByTimeAsync(3000));
  return requests.at(-1)!;
}

const noticeText = () => screen.getByRole('alert').textContent;
const kim = { from_name: 'Kim', from_email: 'kim@example.com', message: 'Hello' };
const draft = () => JSON.parse(localStorage.getItem('draft:contact') ?? '{}') as object;

test('the form is hydrated without a complaint, and what was written before is kept, saved and sent', async () => {
  write(kim);
  await hydrate();
  expect(draft()).toEqual(kim);
  write({ message: 'Hello!' });
  expect(field('from_name').value).toBe('Kim');
  const request = await send();
  expect(Object.fromEntries(request.body!)).toEqual({
    ...kim,
    message: 'Hello!',
    lib_version: '3.10.0',
    service_id: 'service',
    template_id: 'template',
    user_id: 'key',
  });
  await act(async () => request.answer(200));
  expect(noticeText()?.trim()).toBe('success');
  expect([field('message').value, draft()]).toEqual(['', {}]);
});

test('a value that nobody told of is sent as it stands', async () => {
  await hydrate();
  write({ message: 'Hello' });
  field('from_email').value = 'filled@example.com';
  expect((await send()).body?.get('from_email')).toBe('filled@example.com');
});

test('the prerendered form is posted by the browser with the fields of the mail library', () => {
  write(kim);
  const form = document.querySelector('form')!;
  expect([form.getAttribute('action'), form.method, form.enctype]).toEqual([
    '/api/v1.0/email/send-form',
    'post',
    'multipart/form-data',
  ]);
  expect([...new FormData(form).keys()]).toEqual([
    ...Object.keys(kim),
    ...['lib_version', 'service_id', 'template_id', 'user_id'],
    ...['language', 'sent', 'sentNoAnswer', 'failed', 'empty', 'back'].map((name) => `answer_${name}`),
  ]);
});

/**
 * Presses Send in a form that waits for its scripts, as shared/page-start/start-guard.ts notes it; not as an attribute, because
 * React in development complains of one that it did not render.
 */
function sendEarly(): void {
  Object.defineProperty(document.querySelector('form'), 'dataset', { value: { sendWhenStarted: 'asked' } });
}

const old = { from_name: 'Old name', from_email: 'old@example.com', message: 'Old words' };
const store = (values: object) => localStorage.setItem('draft:contact', JSON.stringify(values));

for (const [where, before] of [
  ['without a draft', {}],
  ['with an older draft', old],
] as const)
  test(`Send before hydration sends what was written, and nothing else: ${where}`, async () => {
    store(before);
    write({ message: 'New words' });
    sendEarly();
    await hydrate();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(requests.length).toBe(1);
    expect(Object.fromEntries(requests[0]!.body!)).toMatchObject({
      from_name: '',
      from_email: '',
      message: 'New words',
    });
    expect(draft()).toEqual({ from_name: '', from_email: '', message: 'New words', posted: true });
  });

test('Send before hydration without a message sends nothing; the draft is filled in to be looked at', async () => {
  store(old);
  write({ from_name: 'New name' });
  sendEarly();
  await hydrate();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  const shown = { ...old, from_name: 'New name' };
  expect(requests.length).toBe(0);
  expect([field('from_name').value, field('from_email').value, field('message').value]).toEqual(Object.values(shown));
  expect(document.activeElement?.id).toBe('message');
  expect(screen.queryAllByRole('status').length).toBe(0);
  expect(draft()).toEqual(shown);
  expect(Object.fromEntries((await send()).body!)).toMatchObject(shown);
});

test('Send before hydration without a message says what is missing where the draft has none either', async () => {
  write({ from_name: 'New name' });
  sendEarly();
  await hydrate();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(requests.length).toBe(0);
  expect(screen.getByRole('status').textContent).toBe('missingMessage');
  expect(draft()).toEqual({ from_name: 'New name', from_email: '', message: '' });
});

test('Send before hydration of an empty form still says that the draft may have arrived', async () => {
  store({ ...old, posted: true });
  sendEarly();
  await hydrate();
  expect(noticeText()).toBe('unsure mailto');
  expect([field('message').value, draft()]).toEqual(['Old words', { ...old, posted: true }]);
});

test('after 30 s the request is aborted, and what may have arrived is not called failed', async () => {
  await hydrate();
  write(kim);
  const request = await send();
  await act(() => jest.advanceTimersByTimeAsync(26_000));
  expect(request.isAborted).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(request.isAborted).toBe(true);
  expect(noticeText()).toBe('unsure mailto');
  expect(field('message').value).toBe('Hello');
  expect(draft()).toEqual({ ...kim, posted: true });
});

test('an answer that breaks off may have arrived; a refused one has not', async () => {
  await hydrate();
  write(kim);
  const broken = await send();
  await act(async () => broken.breakOff());
  expect(noticeText()).toBe('unsure mailto');
  const refused = await send();
  await act(async () => refused.answer(412));
  expect(noticeText()).toBe('failure mailto');
  expect(report).toHaveBeenLastCalledWith(new Error('The message was not sent (refused): 412 no'));
});

test('who leaves while a message is on its way and comes back can not send it twice, and hears what became of it', async () => {
  await hydrate();
  write(kim);
  const request = await send();
  await act(async () => root?.render(null));
  await act(async () => root?.render(app()));
  expect(field('message').value).toBe('Hello');
  expect(screen.getByRole('button').textContent).toBe('sending');
  await send();
  expect(requests).toEqual([request]);
  await act(async () => request.answer(200));
  expect(noticeText()?.trim()).toBe('success');
  expect(field('message').value).toBe('');
});

/** Whether the browser would ask before it leaves the page. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before a page is left whose message is being sent, from Send to the outcome', async () => {
  await hydrate();
  act(() => field('message').focus());
  write(kim);
  expect(asksBeforeLeaving()).toBe(false);
  await act(async () => document.querySelector('form')!.requestSubmit());
  expect([requests.length, asksBeforeLeaving()]).toEqual([0, true]);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect([requests.length, asksBeforeLeaving()]).toEqual([1, true]);
  await act(async () => requests[0]?.answer(500));
  expect([noticeText(), asksBeforeLeaving()]).toEqual(['failure mailto', false]);
});

test('who leaves in the pause before a message is posted hears that it may not have arrived', async () => {
  await hydrate();
  act(() => field('message').focus());
  write(kim);
  await act(async () => document.querySelector('form')!.requestSubmit());
  expect([requests.length, draft()]).toEqual([0, { ...kim, posted: true }]);
  // A program that fills in forms may still write.
  write({ from_name: 'Kim A.' });
  expect([requests.length, draft()]).toEqual([0, { ...kim, from_name: 'Kim A.', posted: true }]);
  await act(() => jest.advanceTimersByTimeAsync(3000));
});

test('a message without an address says before and after that no answer is possible', async () => {
  await hydrate();
  write({ message: 'Hello' });
  expect(document.getElementById(field('from_email').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'noAnswer',
  );
  const request = await send();
  await act(async () => request.answer(200));
  expect(noticeText()?.trim()).toBe('successNoAnswer');
});

test('an empty message is not sent: its field gets the focus and says what is missing', async () => {
  await hydrate();
  await send();
  expect(requests).toEqual([]);
  expect(document.activeElement).toBe(field('message'));
  expect(screen.getByRole('status').textContent).toBe('missingMessage');
});

test('a robot that fills in every field of the form is refused', async () => {
  await hydrate();
  for (const input of document.querySelectorAll<HTMLInputElement>('form input, form textarea'))
    input.value = 'robot@example.com';
  await send();
  expect(requests).toEqual([]);
  expect(noticeText()).toBe('failure mailto');
});
