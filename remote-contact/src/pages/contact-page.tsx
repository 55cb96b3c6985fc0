import type { PageDocument, Section } from '@portfolio/contract/page';
import { useShell } from '@portfolio/contract/shell';
import { Picture } from '@portfolio/ui/picture';
import { TextBlock } from '@portfolio/ui/text-block';
import { ContactForm } from '../components/contact-form';
import styles from './contact-page.module.css';

/** The owner's name, portrait and introduction, and the form. Without a form, a page of text. */
export function ContactPage({ page }: { page: PageDocument }) {
  const { site } = useShell();
  const portrait = page.figures[0];
  return (
    <article className={styles.contact}>
      <header className={styles.owner}>
        <h1>{page.form ? site.name : page.title}</h1>
        {portrait && (
          <figure className={styles.portrait}>
            <Picture
              picture={portrait.picture}
              alt={portrait.alt}
              focus={portrait.focus}
              sizes="(min-width: 720px) 19rem, 100vw"
              ratio="var(--portrait)"
              priority="first"
            />
            {portrait.captionText && <figcaption>{portrait.captionText}</figcaption>}
          </figure>
        )}
        <p>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
        <ul>
          {site.links.map(({ label, href, file }) => (
            <li key={href}>
              <a href={href} download={file && ''}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </header>
      <div className={styles.write}>
        {page.sections.map((section, index) => (
          <SectionContent key={index} {...section} />
        ))}
        {page.form && <ContactForm texts={page.form} language={page.language ?? site.language} />}
      </div>
    </article>
  );
}

function SectionContent({ id, heading, blocks }: Section) {
  return (
    <>
      {heading && <h2 id={id}>{heading}</h2>}
      {blocks.map((block, index) => block.kind === 'text' && <TextBlock key={index} html={block.html} />)}
    </>
  );
}
