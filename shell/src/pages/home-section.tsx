import type { GroupForm } from '@portfolio/contract/areas';
import type { Entry, GroupSummary } from '@portfolio/contract/page';
import { useShell } from '@portfolio/contract/shell';
import { Work } from '@portfolio/ui/work';
import { metaOf } from './meta-of';
import styles from './home-section.module.css';

/** `sizes` is the width of the whole picture; upright crops show a part of it. */
const forms: Readonly<Record<GroupForm, { ratios: readonly string[]; sizes: string }>> = {
  grid: { ratios: ['4 / 3'], sizes: '(min-width: 720px) 33vw, 100vw' },
  stagger: {
    ratios: ['4 / 3', '4 / 5', '3 / 2', '1 / 1', '3 / 4', '16 / 10'],
    sizes: '(min-width: 720px) 60vw, 100vw',
  },
  strips: { ratios: ['var(--strip-ratio)'], sizes: '(min-width: 720px) 65vw, 100vw' },
  sheets: { ratios: ['1 / 1.414'], sizes: '(min-width: 720px) 64vw, 106vw' },
  pairs: { ratios: ['3 / 2'], sizes: '(min-width: 720px) 50vw, 100vw' },
};

type HomeSectionProps = {
  summary: GroupSummary;
  lead: Entry | undefined;
  isFirst: boolean;
  isOnly?: boolean;
};

export function HomeSection({ summary, lead, isFirst, isOnly = false }: HomeSectionProps) {
  const { texts } = useShell();
  const { group, title, intro, entries, count } = summary;
  // The release of the area may be newer than this shell.
  const form = Object.hasOwn(forms, summary.form) ? summary.form : 'grid';
  const { ratios, sizes } = forms[form];
  const works = entries.filter((entry) => entry.path !== lead?.path);
  return (
    <section
      className={styles.band}
      data-form={form}
      id={group}
      {...(isOnly ? { 'aria-label': title } : { 'aria-labelledby': `${group}-title` })}
    >
      <div className={styles.intro}>
        {!isOnly && <h2 id={`${group}-title`}>{title}</h2>}
        <p>{intro}</p>
        {(isFirst || count > entries.length) && (
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
