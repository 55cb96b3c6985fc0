import type { PageDocument } from 'shared/contract/page';
import { useShell } from 'shared/contract/shell';
import { TextBlock } from 'shared/ui/text-block';
import { ContactForm } from '../components/contact-form';
import styles from './contact-page.module.css';

/** A letter: the owner's name, the long introduction, the form. Its introduction is text and nothing else. */
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
        {page.sections
          .flatMap(({ blocks }) => blocks)
          .map((block, index) => block.kind === 'text' && <TextBlock key={index} html={block.html} />)}
        <ContactForm words={page.form ?? {}} />
      </div>
    </article>
  );
}
