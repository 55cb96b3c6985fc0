import { createRoot } from 'react-dom/client';
import type { Site, SiteLanguage } from '@portfolio/contract/shell';
import { releaseUrl } from '@portfolio/contract/release';
import type { Texts } from '@portfolio/contract/texts';
import { fetchJson } from '@portfolio/site/fetch-json';
import styles from '../notices/notice.module.css';
import { pathOf } from '../router/path-of';
import { LanguageLink } from './language-link';

const offered = 'language-offered';

/**
 * Offers the page in the language that the browser prefers, in one line and once: nobody is sent there by a guess.
 * @param shell the release of the shell, which has the texts of all languages.
 */
export async function offerLanguage(site: Site, shell: string): Promise<void> {
  const wanted = preferredOf(site, navigator.languages);
  // Where nothing can be kept, it would be offered on every page.
  if (!wanted || wanted.tag === site.language || localStorage.getItem(offered)) return;
  const texts = await fetchJson<Texts>(
    `${releaseUrl('shell', shell)}content${wanted.path}/texts.json`,
    ({ otherLanguage }) => typeof otherLanguage === 'string',
  );
  localStorage.setItem(offered, 'yes');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <section className={`${styles.notice} ${styles.corner}`} role="status" lang={wanted.tag}>
      <p>{texts.otherLanguage}</p>
      <p className={styles.ways}>
        <LanguageLink language={wanted} path={pathOf(location.pathname)}>
          {wanted.name}
        </LanguageLink>
        <button type="button" onClick={close}>
          {texts.close}
        </button>
      </p>
    </section>,
  );
}

/** The first language that the browser asks for and the site has; regions make no difference. */
export function preferredOf(
  { languages = [] }: Pick<Site, 'languages'>,
  asked: readonly string[],
): SiteLanguage | undefined {
  const plain = (tag: string) => tag.toLowerCase().split('-')[0];
  return asked.flatMap((tag) => languages.find((language) => plain(language.tag) === plain(tag)) ?? [])[0];
}
