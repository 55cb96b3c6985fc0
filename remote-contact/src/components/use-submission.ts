import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type SubmitEvent,
  type RefObject,
} from 'react';
import { useShell } from '@portfolio/contract/shell';
import { readDraft, saveDraft } from './draft';
import { readEarlyForm } from './early-form';
import { fillEmptyFields, isSame, readForm } from './form-values';
import type { Outcome } from './send-submission';
import { enterPhase, resumeFromDraft, send, sendingStore, type Sending } from './sending';
import { createStore } from './store';
import { charactersTooMany, emptySubmission, type Submission } from './submission';

/** In milliseconds. A person takes at least this long between touching the form and sending it. */
const minFillTimeMs = 3000;

const atFirst: Sending = { phase: 'writing' };

/** What is written in the form. */
const writtenStore = createStore(emptySubmission);

/**
 * State of the contact form, from the first input to its outcome. The fields are not controlled: what stands in them is
 * sent, whoever wrote it there and whenever.
 */
export function useSubmission(id: string) {
  const { report } = useShell();
  const form = useRef<HTMLFormElement>(null);
  const touched = useRef(0);
  const submission = useWritten(id, form);
  const sending = useSyncExternalStore(sendingStore.subscribe, sendingStore.get, () => atFirst);

  const touch = () => {
    if (touched.current) return;
    touched.current = Date.now();
    loadSender().catch(report);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>, isRobot: boolean) => {
    event.preventDefault();
    const element = event.currentTarget;
    const written = readForm(element);
    if (sending.phase === 'sending') return;
    if (!written.message.trim() || charactersTooMany(written) > 0) {
      element.querySelector<HTMLElement>('[name=message]')?.focus();
      return enterPhase('incomplete');
    }
    // Delays a submission that is too fast for a person instead of rejecting it.
    const pause = touched.current + minFillTimeMs - Date.now();
    const outcome = await send(element, { pause, post: isRobot ? refuse : post });
    if (outcome && outcome.kind !== 'sent')
      report(new Error(`The message was not sent (${outcome.reason}): ${outcome.detail}`));
  };

  return { form, submission, sending, touch, onSubmit };
}

/**
 * What is written is saved as a draft; a draft fills in what is empty when the form appears. Where Send was pressed
 * before, it does so only if nothing is sent: nobody has seen it in the form.
 */
function useWritten(id: string, form: RefObject<HTMLFormElement | null>): Submission {
  const [early] = useState(() => readEarlyForm(id));
  const written = useSyncExternalStore(writtenStore.subscribe, writtenStore.get, () => emptySubmission);

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    fillEmptyFields(element, early.submission);
    if (early.wantsSending) writtenStore.set(readForm(element));
    else restoreDraft(element);
    const onWrite = () => {
      const now = readForm(element);
      if (isSame(now, writtenStore.get())) return;
      writtenStore.set(now);
      const isSending = sendingStore.get().phase === 'sending';
      saveDraft(now, { posted: isSending });
      if (!isSending) enterPhase('writing');
    };
    const onSend = () => {
      if (sendingStore.get().phase !== 'sent') return;
      element.reset();
      writtenStore.set(emptySubmission);
    };
    // Native events: programs that fill in forms write without those of React, and some report a change only.
    const types = ['input', 'change'];
    for (const type of types) element.addEventListener(type, onWrite);
    const forget = sendingStore.subscribe(onSend);
    return () => {
      for (const type of types) element.removeEventListener(type, onWrite);
      forget();
      if (sendingStore.get().phase !== 'sending') enterPhase('writing');
    };
  }, [early, form]);

  useEffect(() => {
    if (early.wantsSending && form.current) sendOrRestoreDraft(form.current);
  }, [early, form]);
  return written;
}

function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft().submission;
  fillEmptyFields(form, draft);
  resumeFromDraft();
  const written = readForm(form);
  writtenStore.set(written);
  if (!isSame(written, draft)) saveDraft(written);
}

function sendOrRestoreDraft(form: HTMLFormElement): void {
  form.requestSubmit();
  const { phase } = sendingStore.get();
  if (phase === 'sending') return;
  enterPhase('writing');
  restoreDraft(form);
  if (!writtenStore.get().message.trim()) enterPhase(phase);
}

/** The mail library is in a chunk of its own, fetched when the form is first touched so that it is ready at Send. */
function loadSender() {
  return import(/* webpackChunkName: "post" */ './send-submission');
}

async function post(form: HTMLFormElement): Promise<Outcome> {
  try {
    return await (await loadSender()).sendSubmission(form);
  } catch (error) {
    return { kind: 'failed', reason: 'unreachable', detail: String(error) };
  }
}

function refuse(): Promise<Outcome> {
  return Promise.resolve({ kind: 'failed', reason: 'robot', detail: 'the honeypot field was filled in' });
}
