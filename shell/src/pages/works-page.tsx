import { groups, type GroupName } from 'shared/contract/areas';
import type { Entry } from 'shared/contract/page';
import type { ShellDocument } from 'shared/contract/release';
import styles from './works-page.module.css';

const columns = ['code', 'title', 'place', 'type', 'status', 'year'] as const;

/** Every work of the site in one list, by group. */
export function WorksPage({ document, entries }: { document: ShellDocument; entries: readonly Entry[] }) {
  const names = Object.keys(groups) as GroupName[];
  return (
    <article className={styles.works}>
      <h1>{document.title}</h1>
      {entries.length === 0 && <p>{document.words['empty']}</p>}
      {names.map((group) => {
        const works = entries.filter((entry) => entry.group === group);
        return works.length > 0 && <Group key={group} group={group} works={works} words={document.words} />;
      })}
    </article>
  );
}

function Group({ group, works, words }: { group: GroupName; works: readonly Entry[]; words: ShellDocument['words'] }) {
  return (
    <section id={group} aria-labelledby={`${group}-title`}>
      <h2 id={`${group}-title`}>{groups[group].title}</h2>
      <p className={styles.head} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{words[`columns.${column}`]}</span>
        ))}
      </p>
      <ul>
        {works.map((entry) => (
          <li key={entry.path}>
            <a className={styles.row} href={entry.path} data-area={entry.area}>
              <span className={styles.code}>{entry.label}</span> <span className={styles.title}>{entry.title}</span>{' '}
              <span>{entry.place}</span> <span>{entry.type}</span> <span>{entry.status}</span>{' '}
              <span className={styles.year}>{entry.year}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
