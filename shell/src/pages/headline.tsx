import styles from './headline.module.css';

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * The headline of the home page. Its first sentence has a line of its own; `{group} things` becomes the number of
 * works in that group and a link to them.
 */
export function Headline({ text, counts }: { text: string; counts: Readonly<Record<string, number>> }) {
  const [first = '', ...rest] = text.split(/(?<=\.) /);
  return (
    <h1 className={styles.statement}>
      <span>{first}</span> <span>{withCounts(rest.join(' '), counts)}</span>
    </h1>
  );
}

function withCounts(text: string, counts: Readonly<Record<string, number>>) {
  let began = false;
  return text.split(/(\{\w+\} \w+)/).map((part) => {
    const [, group, noun] = /^\{(\w+)\} (\w+)$/.exec(part) ?? [];
    const atStart = !began;
    began ||= part !== '';
    if (!group) return part;
    return (
      <a key={group} href={`#${group}`}>
        {`${spelledOut(counts[group] ?? 0, atStart)} ${noun}`}
      </a>
    );
  });
}

function spelledOut(count: number, capital: boolean): string {
  const word = numbers[count] ?? String(count);
  return capital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
