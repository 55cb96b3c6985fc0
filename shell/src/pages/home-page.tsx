import type { AreaSummary } from '@portfolio/contract/page';
import type { ShellDocument } from '@portfolio/contract/release';
import { contentHtml } from '@portfolio/contract/shell';
import { Work } from '@portfolio/ui/work';
import { Headline } from './headline';
import { HomeSection } from './home-section';
import { metaOf } from './meta-of';
import styles from './home-page.module.css';

export function HomePage({ document, areas }: { document: ShellDocument; areas: readonly AreaSummary[] }) {
  const shown = areas.flatMap((area) => area.groups);
  const lead = shown.flatMap(({ entries }) => entries).find((entry) => entry.lead) ?? shown[0]?.entries[0];
  return (
    <article className={styles.home}>
      <Headline
        text={document.heading ?? document.title}
        counts={Object.fromEntries(shown.map(({ group, count }) => [group, count]))}
      />
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
      {shown.map((summary, index) => (
        <HomeSection key={summary.group} summary={summary} lead={lead} isFirst={index === 0} />
      ))}
      <section
        className={styles.ending}
        aria-label="Contact"
        dangerouslySetInnerHTML={{ __html: contentHtml(document.html) }}
      />
    </article>
  );
}
