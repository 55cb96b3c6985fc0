import { useRef } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { Field } from './field';
import { charactersTooMany, mailtoLink, type Submission } from './submission';
import { useSubmission, type Phase } from './use-submission';
import styles from './contact-form.module.css';

type Texts = Readonly<Record<string, string>>;

/** The contact form. Without scripts, submitting it opens the visitor's mail program. */
export function ContactForm({ texts }: { texts: Texts }) {
  const { site } = useShell();
  const { submission, phase, touch, write, send } = useSubmission();
  const honeypot = useRef<HTMLInputElement>(null);
  const tooMany = charactersTooMany(submission);
  const error =
    tooMany > 0
      ? texts['tooLong']?.replace('{count}', tooMany.toLocaleString(site.language))
      : phase === 'incomplete'
        ? texts['missingMessage']
        : undefined;
  const field = (name: keyof Submission) => ({
    name,
    value: submission[name],
    readOnly: phase === 'sending',
    onChange: (value: string) => write(name, value),
  });

  return (
    <>
      <form
        className={styles.form}
        data-phase={phase}
        action={`mailto:${site.email}`}
        method="post"
        encType="text/plain"
        onFocus={touch}
        onSubmit={(event) => void send(event, Boolean(honeypot.current?.value))}
      >
        <Field {...field('from_name')} label={texts['name']} autoComplete="name" />
        <Field {...field('from_email')} label={texts['email']} type="email" autoComplete="email" />
        <Field {...field('message')} label={texts['message']} rows={8} error={error} />
        <button className={styles.send} aria-disabled={phase === 'sending'}>
          {phase === 'sending' ? texts['sending'] : texts['send']}
        </button>
      </form>
      {/* A honeypot for bots that fill in every field. It is outside of the form, so it is never submitted. */}
      <input ref={honeypot} className={styles.honeypot} tabIndex={-1} aria-hidden="true" autoComplete="off" />
      <Result phase={phase} texts={texts} mailto={mailtoLink(site.email, submission)} />
    </>
  );
}

function Result({ phase, texts, mailto }: { phase: Phase; texts: Texts; mailto: string }) {
  return (
    <div role="alert" className={styles.result} data-phase={phase}>
      {phase === 'sent' && <p ref={scrollToResult}>{texts['success']}</p>}
      {phase === 'failed' && (
        <p ref={scrollToResult}>
          {texts['failure']} <a href={mailto}>{texts['mailto']}</a>
        </p>
      )}
    </div>
  );
}

/** On a phone the result is often below the visible part of the page. */
function scrollToResult(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
