import { init, sendForm } from '@emailjs/browser';

/** In milliseconds. The mail library has no timeout of its own. */
export const sendTimeoutMs = 30_000;

export type Outcome =
  | { ok: true }
  | { ok: false; reason: 'offline' | 'timeout' | 'refused' | 'unreachable' | 'misconfigured'; detail: string };

/**
 * Sends a form with the mail library. Never throws. The library throws plain strings for missing keys, rejects with
 * `{status, text}` for error responses, and with status 0 when the network fails.
 */
export async function sendSubmission(form: HTMLFormElement): Promise<Outcome> {
  if (!navigator.onLine) return { ok: false, reason: 'offline', detail: 'the browser is offline' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Outcome>((resolve) => {
    timer = setTimeout(
      () => resolve({ ok: false, reason: 'timeout', detail: `no response within ${sendTimeoutMs / 1000} s` }),
      sendTimeoutMs,
    );
  });
  try {
    return await Promise.race([post(form), timeout]);
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
  if (isErrorResponse(error) && error.status > 0)
    return { ok: false, reason: 'refused', detail: `${error.status} ${error.text}` };
  return { ok: false, reason: 'unreachable', detail: error instanceof Error ? error.message : 'Network Error' };
}

function isErrorResponse(error: unknown): error is { status: number; text: string } {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
}
