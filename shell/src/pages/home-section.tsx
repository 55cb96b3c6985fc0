import { groups } from '@portfolio/contract/areas';
import type { Entry, GroupSummary } from '@portfolio/contract/page';
import { useShell } from '@portfolio/contract/shell';
import { Work } from '@portfolio/ui/work';
import { metaOf } from './meta-of';
import styles from './home-section.module.css';

/**
 * The layout of each group. `sizes` is the width of the whole picture; upright crops show a part of it.
 */
const forms = {
  architecture: {
    ratios: ['4 / 3', '4 / 5', '3 / 2', '1 / 1', '3 / 4', '16 / 10'],
    sizes: '(min-width: 720px) 60vw, 100vw',
  },
  development: { ratios: ['var(--strip-ratio)'], sizes: '(min-width: 720px) 65vw, 100vw' },
  research: { ratios: ['1 / 1.414'], sizes: '(min-width: 720px) 64vw, 106vw' },
  study: { ratios: ['3 / 2'], sizes: '(min-width: 720px) 50vw, 100vw' },
} as const;

/** A group of works on the home page. */
export function HomeSection({ summary, lead }: { summary: GroupSummary; lead: Entry | undefined }) {
  const { texts } = useShell();
  const { group, intro, entries, count } = summary;
  const { ratios, sizes } = forms[group];
  const works = entries.filter((entry) => entry.path !== lead?.path);
  return (
    <section className={styles.band} data-form={group} id={group} aria-labelledby={`${group}-title`}>
      <div className={styles.intro}>
        <h2 id={`${group}-title`}>{groups[group].title}</h2>
        <p>{intro}</p>
        {(group === 'architecture' || count > entries.length) && (
          <a className={styles.all} href={count > entries.length ? `/works#${group}` : '/works'}>
            {texts.allWorks} {count > entries.length && `(${count})`}
          </a>
        )}
      </div>
      {works.map((entry, index) => (
        <div className={styles.slot} data-slot={(index % 6) + 1} key={entry.path}>
          <Work entry={entry} meta={metaOf(entry)} ratio={ratios[index % ratios.length] ?? '3 / 2'} sizes={sizes} />
        </div>
      ))}
    </section>
  );
}
