import { useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { useShell } from 'shared/contract/shell';
import { clearDraft, readDraft, saveDraft } from './draft';
import { emptyLetter, lettersTooMany, type Letter } from './letter';
import type { Outcome } from './send-letter';

/** Milliseconds that a person needs at least between touching the form and sending it. */
const humanPace = 3000;

export type Phase = 'writing' | 'incomplete' | 'sending' | 'sent' | 'failed';

/** The life of a letter, from the first key to Success or Send fail. */
export function useLetter() {
  const { report } = useShell();
  // A draft is known in the browser only; the prerendered form is empty.
  const draft = useSyncExternalStore(neverChanges, readDraft, () => emptyLetter);
  const [written, setLetter] = useState<Letter>();
  const letter = written ?? draft;
  const [phase, setPhase] = useState<Phase>('writing');
  const touched = useRef(0);
  const busy = useRef(false);

  const touch = () => {
    if (touched.current) return;
    touched.current = Date.now();
    loadPost().catch(report);
  };

  const write = (name: keyof Letter, value: string) => {
    const next = { ...letter, [name]: value };
    setLetter(next);
    saveDraft(next);
    if (phase !== 'sending') setPhase('writing');
  };

  const send = async (event: FormEvent<HTMLFormElement>, trapped: boolean) => {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    if (!letter.message.trim() || lettersTooMany(letter) > 0) return setPhase('incomplete');
    busy.current = true;
    setPhase('sending');
    saveDraft(letter);
    // Faster than a hand: whoever it is waits a little, and nothing is lost.
    await pause(touched.current + humanPace - Date.now());
    const outcome: Outcome = trapped
      ? { ok: false, reason: 'refused', detail: 'the trap for robots was filled in' }
      : await post(form);
    busy.current = false;
    if (outcome.ok) {
      clearDraft();
      setLetter(emptyLetter);
    } else {
      report(new Error(`The letter was not sent (${outcome.reason}): ${outcome.detail}`));
    }
    setPhase(outcome.ok ? 'sent' : 'failed');
  };

  return { letter, phase, touch, write, send };
}

/** What sends, with the mail library: fetched when the form is first touched, so that it is there at Send. */
function loadPost() {
  return import(/* webpackChunkName: "post" */ './send-letter');
}

async function post(form: HTMLFormElement): Promise<Outcome> {
  try {
    return await (await loadPost()).sendLetter(form);
  } catch (error) {
    return { ok: false, reason: 'unreachable', detail: String(error) };
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, milliseconds));
  });
}

function neverChanges(): () => void {
  return () => undefined;
}
