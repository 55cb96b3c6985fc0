import type { Section } from '@portfolio/contract/page';
import { Blocks } from './blocks';
import styles from './prose.module.css';

type ProseProps = {
  sections: readonly Section[];
  /** Whether it goes on after something else, so that it has no lead. */
  goesOn?: boolean;
};

/** The long text of a detail page: the lead across, the rest in two columns. */
export function Prose({ sections, goesOn }: ProseProps) {
  return (
    <div className={styles.prose} data-prose data-lead={goesOn ? undefined : ''}>
      {sections.map((section, index) => (
        <section key={section.id ?? index} aria-labelledby={section.id}>
          {section.heading && <h2 id={section.id}>{section.heading}</h2>}
          <Blocks blocks={section.blocks} />
        </section>
      ))}
    </div>
  );
}
