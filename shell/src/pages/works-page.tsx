import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Entry } from '@portfolio/contract/page';
import { pluralText } from '@portfolio/site/plural';
import type { Navigation, ShellDocument } from '@portfolio/site/page-state';
import { useShell } from '@portfolio/contract/shell';
import { cleared, fits, laidOut, layoutOf, toggled } from '@portfolio/site/works-choice';
import { Cover } from '@portfolio/ui/work';
import { useInBrowser } from '../in-browser';
import { useSiteIndex } from '../store/site-index-context';
import { WorksFilter } from './works-filter';
import { WorksLayout } from './works-layout';
import { WorksRow } from './works-row';
import styles from './works-page.module.css';

const columns = ['code', 'title', 'place', 'type', 'status', 'size', 'year'] as const;

type WorksPageProps = { document: ShellDocument; entries: readonly Entry[]; frame: Navigation };

/** Layout and filters are kept in the address. @param entries of the page's own document: they fill the index. */
export function WorksPage({ document, entries: own, frame }: WorksPageProps) {
  const { texts } = document;
  const { site } = useShell();
  const [choice, choose] = useChoice();
  const { works: entries = own, fill } = useSiteIndex();
  useEffect(() => fill(own), [fill, own]);
  const [pointed, setPointed] = useState('');
  const count = useRef<HTMLParagraphElement>(null);
  const works = entries.filter((entry) => fits(entry, choice));
  const shown = works.find(({ path }) => path === pointed) ?? works[0];
  const titleOf = (group: string) => frame.groups.find((each) => each.group === group)?.title ?? group;

  return (
    <article className={styles.works}>
      <h1>{document.title}</h1>
      <WorksFilter
        entries={entries}
        choice={choice}
        texts={texts}
        titleOf={titleOf}
        onToggle={(facet, value) => choose(toggled(choice, facet, value))}
      />
      <div className={styles.counted}>
        <p ref={count} className={styles.count} role="status" tabIndex={-1} data-counted>
          {pluralText(texts, 'count', entries.length, site.language)
            .replace('{shown}', String(works.length))
            .replace('{all}', String(entries.length))}
        </p>
        <WorksLayout layout={layoutOf(choice)} texts={texts} onChoose={(layout) => choose(laidOut(choice, layout))} />
      </div>
      {works.length === 0 && (
        <p className={styles.empty}>
          {texts['empty']}{' '}
          <button
            type="button"
            onClick={() => {
              count.current?.focus({ preventScroll: true });
              choose(cleared(choice));
            }}
          >
            {texts['showAll']}
          </button>
        </p>
      )}
      <div className={styles.index} hidden={works.length === 0}>
        <div>
          <p className={styles.head} aria-hidden="true">
            {columns.map((column) => (
              <span key={column}>{texts[`columns.${column}`]}</span>
            ))}
          </p>
          <ul className={styles.list}>
            {works.map((entry, index) => (
              <WorksRow
                key={entry.path}
                entry={entry}
                anchor={entry.group === works[index - 1]?.group ? undefined : entry.group}
                shown={entry === shown}
                onPoint={() => setPointed(entry.path)}
              />
            ))}
          </ul>
        </div>
        {shown && <Slot entry={shown} />}
      </div>
    </article>
  );
}

function Slot({ entry }: { entry: Entry }) {
  return (
    <div className={styles.slot} aria-hidden="true" data-counted>
      <Cover key={entry.path} entry={entry} alt="" ratio="4 / 5" sizes="45vw" />
      <p className={styles.label}>
        <span className={styles.code}>{entry.label}</span> <span className={styles.title}>{entry.title}</span>{' '}
        <span className={styles.meta}>{entry.summary}</span>
      </p>
    </div>
  );
}

/** Until the page is hydrated a script's style sheet narrows the list (shared/compose/document/scripts/works-filter-script.ts). */
function useChoice(): [URLSearchParams, (next: string) => void] {
  // Not `useSearchParams`, which no other page needs: it would be in every first view.
  const { search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useInBrowser(() => true, false);
  const choice = new URLSearchParams(isHydrated ? search : '');
  const layout = layoutOf(choice);
  // On the root, where the script in the head can set it before the list is there.
  useLayoutEffect(() => {
    if (!isHydrated) return undefined;
    document.adoptedStyleSheets = [];
    const { dataset } = document.documentElement;
    dataset['works'] = layout;
    return () => void delete dataset['works'];
  }, [isHydrated, layout]);
  return [choice, (next) => void navigate(`?${next}`, { preventScrollReset: true })];
}
