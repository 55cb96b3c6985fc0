import type { PageDocument } from 'shared/contract/page';
import { useShell } from 'shared/contract/shell';
import { Blocks } from 'shared/ui/blocks';
import { ContactForm } from '../components/contact-form';
import styles from './contact-page.module.css';

/** A letter: the owner's name, the long introduction, the form. */
export function ContactPage({ page }: { page: PageDocument }) {
  const { site } = useShell();
  return (
    <article className={styles.contact}>
      <aside className={styles.who}>
        <h1>{site.name}</h1>
        <p>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
        <ul>
          {site.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </aside>
      <div className={styles.write}>
        {page.sections.map((section, index) => (
          <Blocks key={section.id ?? index} blocks={section.blocks} />
        ))}
        <ContactForm words={page.form ?? {}} />
      </div>
    </article>
  );
}
