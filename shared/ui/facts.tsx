import type { PageDocument } from '@portfolio/contract/page';
import styles from './facts.module.css';

/** The fact rows of a page; empty ones never come this far. */
export function Facts({ facts }: Pick<PageDocument, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
