import type { FormTexts } from '@portfolio/contract/page';

/**
 * Where the browser itself sends the form until React has it, or without scripts: to the mailbox of the site's own
 * origin, or else into the visitor's mail program. There Send waits for the scripts, if they can come; see
 * shared/page-start/start-guard.ts.
 */
export function plainPost(email: string, isPlain: boolean) {
  if (MAIL.origin) {
    const wait = isPlain && { 'data-send-when-started': '' };
    return { action: `mailto:${email}`, encType: 'text/plain', ...wait };
  }
  return { action: '/api/v1.0/email/send-form', encType: 'multipart/form-data' };
}

/** What the mail library adds to a form. */
const libraryFields = Object.entries({
  lib_version: '3.10.0',
  service_id: MAIL.serviceId,
  template_id: MAIL.templateId,
  user_id: MAIL.publicKey,
});

/**
 * What a form without scripts says beside what is written: the fields of the mail library, and the words with which the
 * mailbox answers. See shared/mailbox/answer-page.ts.
 */
export function hiddenFields(texts: FormTexts, language: string, back: string): [name: string, value: string][] {
  const { success: sent, successNoAnswer: sentNoAnswer, failure: failed, missingMessage: empty } = texts;
  const answers = Object.entries({ language, sent, sentNoAnswer, failed, empty, back });
  return [...libraryFields, ...answers.map(([name, value]): [string, string] => [`answer_${name}`, value])];
}
