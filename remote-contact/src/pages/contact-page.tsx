import type { PageDocument, Section } from 'shared/contract/page';
import { useShell } from 'shared/contract/shell';
import { TextBlock } from 'shared/ui/text-block';
import { ContactForm } from '../components/contact-form';
import styles from './contact-page.module.css';

/** A letter: the owner's name, the long introduction, the form. A page without a form is what the owner has to say. */
export function ContactPage({ page }: { page: PageDocument }) {
  const { site } = useShell();
  return (
    <article className={styles.contact}>
      <header className={styles.who}>
        <h1>{page.form ? site.name : page.title}</h1>
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
      </header>
      <div className={styles.write}>
        {page.sections.map((section, index) => (
          <Part key={index} {...section} />
        ))}
        {page.form && <ContactForm texts={page.form} />}
      </div>
    </article>
  );
}

function Part({ id, heading, blocks }: Section) {
  return (
    <>
      {heading && <h2 id={id}>{heading}</h2>}
      {blocks.map((block, index) => block.kind === 'text' && <TextBlock key={index} html={block.html} />)}
    </>
  );
}
