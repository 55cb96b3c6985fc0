import { init, sendForm } from '@emailjs/browser';
import { basePath } from '@portfolio/contract/base-path';
import { ownRequest } from './own-request';

/** In milliseconds. The mail library has no timeout of its own. */
export const sendTimeoutMs = 30_000;

/** `unsure`: the message was on its way and no answer came, so nobody knows whether it arrived. */
export type Outcome =
  | { kind: 'sent' }
  | {
      kind: 'failed';
      reason: 'offline' | 'refused' | 'unreachable' | 'misconfigured' | 'robot';
      detail: string;
    }
  | { kind: 'unsure'; reason: 'timeout' | 'broken off'; detail: string };

/**
 * Sends a form with the mail library, and aborts the request after {@link sendTimeoutMs}. Never throws. The library throws
 * plain strings for missing keys, rejects with `{status, text}` for error responses, and with status 0 when the network
 * fails.
 */
export async function sendSubmission(form: HTMLFormElement): Promise<Outcome> {
  if (!navigator.onLine) return { kind: 'failed', reason: 'offline', detail: 'the browser is offline' };
  try {
    init(MAIL.publicKey, MAIL.origin || location.origin + basePath);
    const { result, request } = ownRequest(() => sendForm(MAIL.serviceId, MAIL.templateId, form, MAIL.publicKey));
    return await Promise.race([outcomeOf(result, request), abortWhenLate(request)]);
  } catch (error) {
    return { kind: 'failed', reason: 'misconfigured', detail: String(error) };
  }
}

async function outcomeOf(result: Promise<unknown>, request: XMLHttpRequest | undefined): Promise<Outcome> {
  let hasBegun = false;
  request?.addEventListener('readystatechange', () => {
    hasBegun ||= request.readyState >= XMLHttpRequest.HEADERS_RECEIVED && request.status > 0;
  });
  try {
    await result;
    return { kind: 'sent' };
  } catch (error) {
    return failure(error, hasBegun);
  }
}

/** Aborts the request: what was not sent by then is never sent. */
function abortWhenLate(request: XMLHttpRequest | undefined): Promise<Outcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      request?.abort();
      resolve({ kind: 'unsure', reason: 'timeout', detail: `no response within ${sendTimeoutMs / 1000} s` });
    }, sendTimeoutMs);
    request?.addEventListener('loadend', () => clearTimeout(timer));
  });
}

/** A gateway that waited in vain says 504. It does not know either whether the message arrived. */
function failure(error: unknown, hasBegun: boolean): Outcome {
  const { status, text } = isErrorResponse(error) ? error : { status: 0, text: String(error) };
  if (status === 504) return { kind: 'unsure', reason: 'timeout', detail: `${status} ${text}` };
  if (status > 0) return { kind: 'failed', reason: 'refused', detail: `${status} ${text}` };
  if (hasBegun) return { kind: 'unsure', reason: 'broken off', detail: 'the answer broke off' };
  return { kind: 'failed', reason: 'unreachable', detail: text || 'Network Error' };
}

function isErrorResponse(error: unknown): error is { status: number; text: string } {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
}
