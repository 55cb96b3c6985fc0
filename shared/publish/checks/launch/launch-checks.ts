import { tooSmall } from '@portfolio/content/page/page-warnings';
import { untouchedIn } from '@portfolio/content/page/page-template';
import { figuresOf } from '@portfolio/compose/metadata/figures';
import type { Leftover } from '../../releases/retention/leftovers';
import { outsideLinks } from './outside-links';
import type { LivePage, LiveSite } from './live-site';
import { isSample } from '../../operations/release-checks/sample-address';

/** What was looked at, and what a site lacks there, with what to do; nothing where it is ready. */
export type Check = { what: string; problems: readonly string[]; advice: string };

/** Origins that the form may post to: https://www.emailjs.com/docs/rest-api/send/ */
const mailOrigin = 'https://api.emailjs.com';

/** What stands between a site and the public, from what is live. */
export function launchChecks(live: LiveSite, leftovers: readonly Leftover[]): Check[] {
  const { site, pages } = live;
  return [
    check('Address', isSample(site.address) ? [`${site.address} is the sample's`] : [], 'SITE_ADDRESS in .env'),
    check(
      'Mail address',
      isSample(site.email) ? [`${site.email} is the sample's`] : [],
      'email in shell/content/site.md',
    ),
    check('Mail keys', mailKeys(live), 'MAIL_PUBLIC_KEY, MAIL_SERVICE_ID and MAIL_TEMPLATE_ID in .env'),
    check('Sample words', sampleWords(live), 'words and addresses of your own'),
    check('Untouched text', untouchedPages(live), 'words of your own in place of what "npm run new" wrote'),
    check('Alternative text', pages.flatMap(withoutAlternative), 'alt: a sentence that says what is seen'),
    check('Descriptions', pages.filter(isUndescribed).map(pathOf), 'description in the frontmatter of each'),
    check('Covers', pages.flatMap(smallCover), 'at least 1200 × 630 px'),
    check(
      'Removed pages',
      removedPages(leftovers),
      'npm run site -- prune --removed takes those releases away; they can then not be rolled back to',
    ),
  ];
}

/** Whether no check found a problem. */
export function isReady(rows: readonly Check[]): boolean {
  return rows.every(({ problems }) => problems.length === 0);
}

function check(what: string, problems: readonly string[], advice: string): Check {
  return { what, problems, advice };
}

function pathOf({ page }: LivePage): string {
  return page.path;
}

function mailKeys({ pages, connect }: LiveSite): string[] {
  const forms = pages.filter(({ page }) => page.form);
  if (connect.includes(mailOrigin)) return [];
  return forms.map(({ page }) => `the form of ${page.path} posts to a mailbox that only "npm start" has`);
}

function sampleWords({ site, pages }: LiveSite): string[] {
  const links = pages.filter(({ page }) => outsideLinks(page).some(isSample));
  return [
    ...(site.sample ? ['shell/content/site.md says "sample: true"'] : []),
    ...[...site.links, ...(site.profiles ?? [])]
      .filter(({ href }) => isSample(href))
      .map(({ label, href }) => `${label}: ${href}`),
    ...links.map(({ page }) => `${page.path} links to ${outsideLinks(page).filter(isSample).join(', ')}`),
  ];
}

function untouchedPages({ pages, facts }: LiveSite): string[] {
  return pages.flatMap(({ page, entry }) => {
    const fields = untouchedIn(page, entry, facts);
    return fields.length > 0 ? [`${page.path} (${fields.join(', ')})`] : [];
  });
}

/** A text that says nothing: none, a kind of picture alone, or the name of a file. */
const empty =
  /^(?:|a?n? ?(?:image|picture|photo|photograph|plan|drawing)|(?:img|dsc|image|photo)[_ -]?\d+|\S+\.(?:avif|jpe?g|png|svg|webp))$/i;

function withoutAlternative({ page }: LivePage): string[] {
  const without = figuresOf(page).filter(({ alt }) => empty.test(alt.trim()));
  return without.length > 0 ? [`${page.path} (${without.map(({ name }) => name).join(', ')})`] : [];
}

/** Works stand beside pictures with a description; every other page has its text, and a summary. */
function isUndescribed({ page, entry }: LivePage): boolean {
  return !page.summary.trim() || (entry.group !== undefined && !page.description);
}

function smallCover({ page }: LivePage): string[] {
  const [cover] = page.figures;
  return cover && tooSmall(cover) ? [`${page.path} (${cover.picture.width} × ${cover.picture.height} px)`] : [];
}

function removedPages(leftovers: readonly Leftover[]): string[] {
  return leftovers.map(
    ({ area, release, pages }) => `${pages.join(', ')} can still be read in release ${release} of ${area}`,
  );
}
