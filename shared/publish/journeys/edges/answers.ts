/** An answer without a language: it comes from no page. */
type Answered = { path: string; status: number; location?: string; missing?: 'en' | 'ko' };

const preview = '/_preview/pr-12';

/**
 * What everything that serves a site answers, as the sample site in two languages with a preview: pages, addresses that lead to them, and
 * unknown ones, each in the language of its address.
 */
export const answers: readonly Answered[] = [
  ...['/', '/HAL', '/portfolio', '/works.json', '/service-worker.js'].map(found),
  ...['/ko/', '/ko/HAL', '/ko/HAL?a=1', '/ko/portfolio', '/ko/works.json', '/ko/releases.json'].map(found),
  leads('/HAL.html?a=1', '/HAL?a=1'),
  leads('/HAL/', '/HAL'),
  leads('/index.html', '/'),
  leads('/index', '/'),
  leads('/ko', '/ko/'),
  leads('/ko?a=1', '/ko/?a=1'),
  leads('/ko.html', '/ko/'),
  leads('/ko/index.html', '/ko/'),
  leads('/ko/index', '/ko/'),
  leads('/ko/HAL.html?a=1', '/ko/HAL?a=1'),
  leads('/ko/HAL/', '/ko/HAL'),
  leads('/ko/portfolio/', '/ko/portfolio'),
  ...['/404', '/404.html', '/nothing', '/hal', '/HAL/more', '/HAL.html.br', '/state.json'].map(missing('en')),
  ...['/_shell/gone/browser/shell.js', '/konto', '/KO/HAL', '/de/HAL'].map(missing('en')),
  ...['/ko/404', '/ko/404.html', '/ko/nothing', '/ko/hal', '/ko/Portfolio', '/ko/HAL/more'].map(missing('ko')),
  ...['/ko/ko', '/ko/ko/HAL', '/ko/HAL.html.br', '/ko/_shell/gone/browser/shell.js'].map(missing('ko')),
  ...['/', '/DAM', '/portfolio', '/releases.json', '/ko/', '/ko/HAL'].map((path) => found(`${preview}${path}`)),
  leads(preview, `${preview}/`),
  leads(`${preview}/index.html`, `${preview}/`),
  leads(`${preview}/DAM.html?a=1`, `${preview}/DAM?a=1`),
  leads(`${preview}/DAM/`, `${preview}/DAM`),
  leads(`${preview}/ko`, `${preview}/ko/`),
  ...[`${preview}/nothing`, `${preview}/404`, '/_preview/none/DAM', '/.previews.json'].map(missing('en')),
];

function found(path: string): Answered {
  return { path, status: 200 };
}

function leads(path: string, location: string): Answered {
  return { path, status: 301, location };
}

function missing(language: 'en' | 'ko'): (path: string) => Answered {
  return (path) => ({ path, status: 404, missing: language });
}

/** The headline of the page for unknown addresses. */
export const missingHeading = { en: '<h1>Not found</h1>', ko: '<h1>Not found ko</h1>' };
