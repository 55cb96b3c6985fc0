import { useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import type { FormTexts } from '@portfolio/contract/page';
import { useShell } from '@portfolio/contract/shell';
import { Field } from './field';
import { hiddenFields, plainPost } from './plain-post';
import { Result } from './result';
import { charactersTooMany, mailtoLink } from './submission';
import { useSubmission } from './use-submission';
import styles from './contact-form.module.css';

const id = 'contact-form';
const neverSent = 'never-sent';

/** The contact form. Until React has it, and without scripts, the browser sends it. */
export function ContactForm({ texts, language }: { texts: FormTexts; language: string }) {
  const { site } = useShell();
  const { form, submission, sending, touch, onSubmit } = useSubmission(id);
  const isPlain = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const trap = useRef<HTMLInputElement>(null);
  const { phase } = sending;
  const readOnly = phase === 'sending';
  const tooMany = charactersTooMany(submission);
  const error =
    tooMany > 0
      ? texts.tooLong.replace('{count}', tooMany.toLocaleString(site.language))
      : phase === 'incomplete'
        ? texts.missingMessage
        : undefined;

  return (
    <>
      <form
        ref={form}
        id={id}
        className={styles.form}
        data-phase={phase}
        method="post"
        {...plainPost(site.email, isPlain)}
        onFocus={touch}
        onKeyDown={stayWhileComposing}
        onSubmit={(event) => void onSubmit(event, Boolean(trap.current?.value))}
      >
        <Field name="from_name" label={texts.name} autoComplete="name" readOnly={readOnly} />
        <Field
          name="from_email"
          label={texts.email}
          type="email"
          autoComplete="email"
          hint={texts.noAnswer}
          readOnly={readOnly}
        />
        <Field name="message" label={texts.message} rows={8} error={error} readOnly={readOnly} />
        {/* A trap for robots that fill in every field. It belongs to another form, so it is never sent. */}
        <input
          ref={trap}
          className={styles.trap}
          name="website"
          form={neverSent}
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="off"
        />
        {isPlain &&
          !MAIL.origin &&
          hiddenFields(texts, language, site.name).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <button className={styles.send} aria-disabled={readOnly}>
          <span>{readOnly ? texts.sending : texts.send}</span>
        </button>
      </form>
      <form id={neverSent} hidden />
      <Result sending={sending} texts={texts} mailto={mailtoLink(site.email, submission)} />
    </>
  );
}

/** An Enter that ends a composition does not send. Safari reports it after the composition, as key 229. */
function stayWhileComposing(event: KeyboardEvent): void {
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
  if (event.key === 'Enter' && isComposing && event.target instanceof HTMLInputElement) event.preventDefault();
}

function neverChanges(): () => void {
  return () => undefined;
}
