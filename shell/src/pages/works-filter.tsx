import type { Entry } from '@portfolio/contract/page';
import type { ShellDocument } from '@portfolio/site/page-state';
import { facets, optionsOf, type Facet } from '@portfolio/site/works-choice';
import styles from './works-filter.module.css';

type WorksFilterProps = {
  entries: readonly Entry[];
  choice: URLSearchParams;
  texts: ShellDocument['texts'];
  titleOf: (group: string) => string;
  onToggle: (facet: Facet, value: string) => void;
};

export function WorksFilter({ entries, choice, texts, titleOf, onToggle }: WorksFilterProps) {
  const labels = {
    group: ({ group = '' }: { group?: string }) => titleOf(group),
    status: ({ status = '' }) => status,
  } satisfies Record<Facet, (entry: Entry) => string>;
  return (
    <div className={styles.filters} role="group" aria-label={texts['filters.label']}>
      {facets.map((facet) => {
        const options = optionsOf(entries, facet, choice, labels[facet]);
        if (options.length < 2) return null;
        return (
          <fieldset key={facet}>
            <legend>{texts[`filters.${facet}`]}</legend>
            {options.map(({ value, label, count, chosen }) => (
              <button
                key={value}
                type="button"
                aria-pressed={chosen}
                data-none={count === 0 ? '' : undefined}
                onClick={() => onToggle(facet, value)}
              >
                <span>{label}</span> <sup data-counted>{count}</sup>
              </button>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
