import { Fragment } from 'react';
import type { GroupSummary } from '@portfolio/contract/page';
import { commaAfter } from '@portfolio/site/listed';
import type { Plurals } from '@portfolio/contract/areas';
import type { Counting } from '@portfolio/site/page-state';
import { useShell } from '@portfolio/contract/shell';
import { pluralOf } from '@portfolio/site/plural';
import styles from './headline.module.css';

type HeadlineProps = { text: string; groups: readonly GroupSummary[]; counting: Counting };

/** `{counts}` becomes how many works each group has, as links to them; without works that sentence is left out. */
export function Headline({ text, groups, counting }: HeadlineProps) {
  const sentences = text
    .split(/(?<=[.!?؟]) /)
    .filter((sentence) => groups.length > 0 || !sentence.includes('{counts}'));
  const withCounts = (part: string) =>
    part
      .split(/(?=\{counts\})|(?<=\{counts\})/)
      .map((piece) => (piece === '{counts}' ? <Counts key={piece} groups={groups} counting={counting} /> : piece));
  return (
    <h1 className={styles.statement}>
      <span>{withCounts(sentences[0] ?? '')}</span> <span>{withCounts(sentences.slice(1).join(' '))}</span>
    </h1>
  );
}

function Counts({ groups, counting }: Omit<HeadlineProps, 'text'>) {
  const { language } = useShell().site;
  const counts = groups.map(({ count, counted = counting.works }, index) =>
    countPhrase(spelledOut(count, counting, index === 0), pluralOf(counted, count, language), counted),
  );
  return groups.map(({ group }, index) => (
    <Fragment key={group}>
      {index > 0 && commaAfter(counts[index - 1])}
      <a href={`#${group}`}>{counts[index]}</a>
    </Fragment>
  ));
}

/** "seven buildings", or as the language says: "건물 {number} 채"; a form without the number stands for it: "بيتان". */
function countPhrase(number: string, things: string, { other }: Plurals): string {
  const saysWhere = [things, other].some((words) => words.includes('{number}'));
  return saysWhere ? things.replace('{number}', number) : `${number} ${things}`;
}

function spelledOut(count: number, { numbers }: Counting, capital: boolean): string {
  const word = numbers[count] ?? String(count);
  return capital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
