import { init, sendForm } from '@emailjs/browser';

/** Milliseconds after which a letter counts as lost: the mail library itself waits for ever. */
export const sendLimit = 30_000;

export type Outcome =
  | { ok: true }
  | { ok: false; reason: 'offline' | 'late' | 'refused' | 'unreachable' | 'misconfigured'; detail: string };

/**
 * Sends a form through the mail library. Never throws: the library throws plain strings for missing
 * keys, rejects with `{status, text}` for answers, and says nothing about a dead network but status 0.
 */
export async function sendLetter(form: HTMLFormElement): Promise<Outcome> {
  if (!navigator.onLine) return { ok: false, reason: 'offline', detail: 'the browser is offline' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(
      () => resolve({ ok: false, reason: 'late', detail: `no answer within ${sendLimit / 1000} s` }),
      sendLimit,
    );
  });
  try {
    return await Promise.race([post(form), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function post(form: HTMLFormElement): Promise<Outcome> {
  try {
    init(MAIL.publicKey, MAIL.origin || location.origin);
    await sendForm(MAIL.serviceId, MAIL.templateId, form, MAIL.publicKey);
    return { ok: true };
  } catch (error) {
    return failure(error);
  }
}

function failure(error: unknown): Outcome {
  if (typeof error === 'string') return { ok: false, reason: 'misconfigured', detail: error };
  if (isAnswer(error) && error.status > 0)
    return { ok: false, reason: 'refused', detail: `${error.status} ${error.text}` };
  return { ok: false, reason: 'unreachable', detail: error instanceof Error ? error.message : 'Network Error' };
}

function isAnswer(error: unknown): error is { status: number; text: string } {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
}
