import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { basePath } from '@portfolio/contract/base-path';
import type { SiteLanguage } from '@portfolio/contract/shell';
import { pathOf } from '../router/path-of';

type LanguageLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { language: SiteLanguage; path: string };

/** A link to a page in another language, in that language; it leads to the place and state in which the page is. */
export function LanguageLink({ language: { tag, path: below }, path, ...props }: LanguageLinkProps) {
  // Read when it is followed: pages write their state to the address without rendering the sidebar.
  const complete = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search, hash } = location;
    currentTarget.href = basePath + below + pathOf(pathname) + search + hash;
  };
  return <a href={below + path} hrefLang={tag} lang={tag} onClick={complete} {...props} />;
}
