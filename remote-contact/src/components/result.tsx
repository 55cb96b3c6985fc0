import type { FormTexts } from '@portfolio/contract/page';
import type { Sending } from './sending';
import styles from './contact-form.module.css';

type ResultProps = { sending: Sending; texts: FormTexts; mailto: string };

/** What became of the message, and the way on where it may not have arrived. */
export function Result({ sending: { phase, submission }, texts, mailto }: ResultProps) {
  const sentence = {
    sent: submission?.from_email ? texts.success : texts.successNoAnswer,
    failed: texts.failure,
    unsure: texts.unsure,
  };
  return (
    <div role="alert" className={styles.result} data-phase={phase}>
      {(phase === 'sent' || phase === 'failed' || phase === 'unsure') && (
        <p key={phase} ref={scrollToResult}>
          <span>{sentence[phase]}</span>{' '}
          {phase !== 'sent' && (
            <a href={mailto}>
              <span>{texts.mailto}</span>
            </a>
          )}
        </p>
      )}
    </div>
  );
}

/** On a phone the result is often below the visible part of the page. */
function scrollToResult(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
