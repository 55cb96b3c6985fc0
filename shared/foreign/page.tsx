import { lazy } from 'react';
import { sayLanguage } from './stated-paths';

export type PageProps = {
  /** As on its own site, such as "/HAL". */
  path: string;
  /** Another language of that site, by its path there, such as "ko". */
  language?: string;
};

const ShownPage = lazy(async () => {
  const { ShownPage } = await import(/* webpackChunkName: "shown-page" */ './shown-page');
  return { default: ShownPage };
});

/**
 * A page of the area in the page of another site, which gives React and shows what it likes while the page is loaded
 * (Suspense) and where that fails (an error boundary).
 */
export default function Page({ path, language = '' }: PageProps) {
  sayLanguage(language);
  return <ShownPage path={path} />;
}
