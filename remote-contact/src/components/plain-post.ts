/**
 * Where the browser itself sends the form until React has it, or without scripts: to the mailbox of the site's own
 * origin, or else into the visitor's mail program. There Send waits for the scripts, if they can come; see
 * shell/src/start-guard.ts.
 */
export function plainPost(email: string, isPlain: boolean) {
  if (MAIL.origin) {
    const wait = isPlain && { 'data-send-when-started': '' };
    return { action: `mailto:${email}`, encType: 'text/plain', ...wait };
  }
  return { action: '/api/v1.0/email/send-form', encType: 'multipart/form-data' };
}

/** What the mail library adds to a form. */
export const libraryFields = Object.entries({
  lib_version: '3.10.0',
  service_id: MAIL.serviceId,
  template_id: MAIL.templateId,
  user_id: MAIL.publicKey,
});
