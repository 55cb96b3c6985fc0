import { Fragment, type ReactNode } from 'react';
import type { GroupSummary } from '@portfolio/contract/page';
import type { Counting } from '@portfolio/contract/release';
import { useShell } from '@portfolio/contract/shell';
import { pluralOf } from '@portfolio/contract/counted';
import styles from './headline.module.css';

type HeadlineProps = { text: string; groups: readonly GroupSummary[]; counting: Counting };

/**
 * The headline of the home page. Its first sentence has a line of its own. `{counts}` becomes how many works each group
 * has, as links to them; on a site without works that sentence is left out.
 */
export function Headline({ text, groups, counting }: HeadlineProps) {
  const sentences = text.split(/(?<=[.!?]) /).filter((sentence) => groups.length > 0 || !sentence.includes('{counts}'));
  const [first = '', ...rest] = sentences;
  const counts = <Counts groups={groups} counting={counting} />;
  return (
    <h1 className={styles.statement}>
      <span>{withCounts(first, counts)}</span> <span>{withCounts(rest.join(' '), counts)}</span>
    </h1>
  );
}

function withCounts(text: string, counts: ReactNode) {
  const [before, after] = text.split('{counts}');
  return after === undefined ? (
    text
  ) : (
    <>
      {before}
      {counts}
      {after}
    </>
  );
}

function Counts({ groups, counting }: Omit<HeadlineProps, 'text'>) {
  const { language } = useShell().site;
  return groups.map(({ group, count, counted = counting.works }, index) => (
    <Fragment key={group}>
      {index > 0 && ', '}
      <a href={`#${group}`}>{`${spelledOut(count, counting, index === 0)} ${pluralOf(counted, count, language)}`}</a>
    </Fragment>
  ));
}

function spelledOut(count: number, { numbers }: Counting, capital: boolean): string {
  const word = numbers[count] ?? String(count);
  return capital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
