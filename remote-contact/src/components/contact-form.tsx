import { useRef } from 'react';
import { useShell } from 'shared/contract/shell';
import { grouped } from 'shared/ui/grouped';
import { Field } from './field';
import { lettersTooMany, mailtoLink, type Letter } from './letter';
import { useLetter, type Phase } from './use-letter';
import styles from './contact-form.module.css';

type Texts = Readonly<Record<string, string>>;

/**
 * The form of the specification: from_name, from_email, message, Send. Without scripts it hands the
 * letter to the visitor's own mail program.
 */
export function ContactForm({ texts }: { texts: Texts }) {
  const { site } = useShell();
  const { letter, phase, touch, write, send } = useLetter();
  const trap = useRef<HTMLInputElement>(null);
  const tooMany = lettersTooMany(letter);
  const fault =
    tooMany > 0
      ? texts['tooLong']?.replace('{count}', grouped(tooMany))
      : phase === 'incomplete'
        ? texts['missingMessage']
        : undefined;
  const field = (name: keyof Letter) => ({
    name,
    value: letter[name],
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
        onSubmit={(event) => void send(event, Boolean(trap.current?.value))}
      >
        <Field {...field('from_name')} label={texts['name']} autoComplete="name" />
        <Field {...field('from_email')} label={texts['email']} type="email" autoComplete="email" />
        <Field {...field('message')} label={texts['message']} rows={8} fault={fault} />
        <button className={styles.send} aria-disabled={phase === 'sending'}>
          {phase === 'sending' ? texts['sending'] : texts['send']}
        </button>
      </form>
      {/* Outside the form and out of everybody's way: only a robot that fills in whatever it finds comes here. */}
      <input ref={trap} className={styles.trap} tabIndex={-1} aria-hidden="true" autoComplete="off" />
      <Result phase={phase} texts={texts} mailto={mailtoLink(site.email, letter)} />
    </>
  );
}

function Result({ phase, texts, mailto }: { phase: Phase; texts: Texts; mailto: string }) {
  return (
    <div role="alert" className={styles.result} data-phase={phase}>
      {phase === 'sent' && <p ref={show}>{texts['success']}</p>}
      {phase === 'failed' && (
        <p ref={show}>
          {texts['failure']} <a href={mailto}>{texts['mailto']}</a>
        </p>
      )}
    </div>
  );
}

/** On a phone the end of the form is often the end of the window. */
function show(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
