import type { ShellDocument } from '@portfolio/site/page-state';
import { layouts, type Layout } from '@portfolio/site/works-choice';
import styles from './works-filter.module.css';

type WorksLayoutProps = { layout: Layout; texts: ShellDocument['texts']; onChoose: (layout: Layout) => void };

export function WorksLayout({ layout, texts, onChoose }: WorksLayoutProps) {
  return (
    <div className={styles.layouts} role="group" aria-label={texts['layout.label']}>
      {layouts.map((each) => (
        <button
          key={each}
          type="button"
          data-layout={each}
          aria-pressed={each === layout}
          onClick={() => onChoose(each)}
        >
          {texts[`layout.${each}`]}
        </button>
      ))}
    </div>
  );
}
