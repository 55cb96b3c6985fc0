/** Set by webpack: the folder of these scripts, such as "https://studio.example/_areas/research/3f9c/foreign/". */
declare const __webpack_public_path__: string;

const folder = new URL(__webpack_public_path__);

/** The release that these scripts are part of. */
export const ownRelease = folder.pathname.split('/').at(-3) ?? '';

/**
 * Stands in the place of @portfolio/contract/stated-paths: the site is where these scripts came from, whatever the document
 * says of itself. All addresses that are made from it are complete, so that they lead there from any page.
 */
export const statedPaths = { base: new URL('../../../..', folder).href.replace(/\/$/, ''), language: '' };

let statedLanguage: string | undefined;

/**
 * Says in which of the site's languages pages are, before the code runs that makes addresses.
 * @param language its path on the site without a slash, such as "ko"; empty for the main one.
 * @throws Error for a second language: a document has one.
 */
export function sayLanguage(language: string): void {
  statedLanguage ??= language;
  if (statedLanguage !== language)
    throw new Error(
      `The pages of ${statedPaths.base} are in "${statedLanguage}" in this document, and can't be in "${language}".`,
    );
  statedPaths.language = language && `/${language}`;
}
