import type { PageDocument } from '../contract/page';
import styles from './facts.module.css';

/** The fact rows of a page; empty ones never come this far. `row` lays them side by side. */
export function Facts({ facts, layout = 'list' }: { facts: PageDocument['facts']; layout?: 'list' | 'row' }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts} data-layout={layout}>
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
