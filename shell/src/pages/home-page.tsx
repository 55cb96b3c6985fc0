import type { GroupSummary } from '@portfolio/contract/page';
import type { ShellDocument } from '@portfolio/site/page-state';
import { contentHtml, useShell } from '@portfolio/contract/shell';
import { Work } from '@portfolio/ui/work';
import { Headline } from './headline';
import { HomeSection } from './home-section';
import { metaOf } from './meta-of';
import styles from './home-page.module.css';

/** @param groups those that have works. */
export function HomePage({ document, groups }: { document: ShellDocument; groups: readonly GroupSummary[] }) {
  const { site, texts } = useShell();
  const lead = groups.flatMap(({ entries }) => entries).find((entry) => entry.lead) ?? groups[0]?.entries[0];
  return (
    <article className={styles.home}>
      <Headline text={document.heading ?? document.title} groups={groups} counting={document.counting} />
      {lead && (
        <Work
          className={styles.lead}
          entry={lead}
          meta={metaOf(lead)}
          ratio="var(--lead-ratio)"
          sizes="(max-width: 479px) 135vw, 100vw"
          priority="first"
        />
      )}
      {groups.map((summary, index) => (
        <HomeSection
          key={summary.group}
          summary={summary}
          lead={lead}
          isFirst={index === 0}
          isOnly={groups.length === 1}
        />
      ))}
      <section
        className={styles.ending}
        aria-label={texts.contact}
        dangerouslySetInnerHTML={{ __html: contentHtml(document.html) }}
      />
      {site.links.length > 0 && (
        <ul className={styles.links}>
          {site.links.map(({ label, href, file }) => (
            <li key={href}>
              <a href={href} {...(file ? { download: '' } : { rel: 'me' })}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
