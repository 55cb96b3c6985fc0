import { useShell } from '@portfolio/contract/shell';
import { otherLanguages } from '@portfolio/site/site-language';
import { directionOf } from '@portfolio/site/text-direction';
import { StartFailed } from './start-failed';
import styles from './notice.module.css';

export function StartNotices({ path }: { path: string }) {
  const { site, texts } = useShell();
  return (
    <>
      <p className={`${styles.notice} ${styles.corner}`} data-notice="still" role="status">
        {texts.stillLoading}
      </p>
      <StartFailed sentence={texts.failed} />
      <section className={`${styles.notice} ${styles.corner}`} data-notice="newer" role="status">
        <p>{texts.newer}</p>
        <p className={styles.ways}>
          <button type="button">{texts.loadNewer}</button>
          <button type="button">{texts.close}</button>
        </p>
      </section>
      {otherLanguages(site).map(
        ({ tag, name, path: below, offer }) =>
          offer && (
            <section
              key={tag}
              className={`${styles.notice} ${styles.corner}`}
              data-notice="language"
              lang={tag}
              role="status"
            >
              <p dir={directionOf(tag)}>{offer.sentence}</p>
              <p className={styles.ways} dir={directionOf(tag)}>
                <a href={below + path} hrefLang={tag}>
                  {name}
                </a>
                <button type="button">{offer.close}</button>
              </p>
            </section>
          ),
      )}
    </>
  );
}
