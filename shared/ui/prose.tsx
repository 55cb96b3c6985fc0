import type { Section } from '@portfolio/contract/page';
import { Blocks } from './blocks';
import styles from './prose.module.css';

/** The long text of a detail page: the lead across, the rest in two columns. */
export function Prose({ sections }: { sections: readonly Section[] }) {
  return (
    <div className={styles.prose}>
      {sections.map((section, index) => (
        <section key={section.id ?? index} aria-labelledby={section.id}>
          {section.heading && <h2 id={section.id}>{section.heading}</h2>}
          <Blocks blocks={section.blocks} />
        </section>
      ))}
    </div>
  );
}
