import type { Entry, GroupSummary } from '@portfolio/contract/page';
import type { ShellDocument } from '@portfolio/site/page-state';
import { contentHtml, useShell } from '@portfolio/contract/shell';
import { Picture } from '@portfolio/ui/picture';
import { Work } from '@portfolio/ui/work';
import { useInBrowser } from '../in-browser';
import { Headline } from './headline';
import { HomeSection } from './home-section';
import { metaOf } from './meta-of';
import styles from './home-page.module.css';

const leadRatio = 'var(--lead-ratio)';
const leadSizes = '(max-width: 479px) 135vw, 100vw';

export function HomePage({ document, groups }: { document: ShellDocument; groups: readonly GroupSummary[] }) {
  const { site, texts } = useShell();
  const lead = groups.flatMap(({ entries }) => entries).find((entry) => entry.lead) ?? groups[0]?.entries[0];
  return (
    <article className={styles.home}>
      <Headline text={document.heading ?? document.title} groups={groups} counting={document.counting} />
      {lead && (
        <div className={styles.lead}>
          <Work entry={lead} meta={metaOf(lead)} ratio={leadRatio} sizes={leadSizes} priority="first" />
          <Stages cover={lead.cover} />
        </div>
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

/** Not prerendered: they are seen when the page is scrolled, and weigh more than all that is seen before. */
function Stages({ cover }: Pick<Entry, 'cover'>) {
  const isHydrated = useInBrowser(() => true, false);
  if (!isHydrated || !cover?.stages) return null;
  return (
    <span className={styles.stages}>
      {cover.stages.map((picture, index) => (
        <Picture key={index} picture={picture} alt="" focus={cover.focus} ratio={leadRatio} sizes={leadSizes} />
      ))}
    </span>
  );
}
