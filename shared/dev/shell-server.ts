import { browserUrl, developmentRelease, shellDevelopmentConfig, shellEntry } from './development-config';
import { areaNames, type AreaName } from '@portfolio/contract/areas';
import { contractVersion } from '@portfolio/contract/area-module';
import { releaseUrl, type BuildManifest } from '@portfolio/contract/release';
import type { Site } from '@portfolio/contract/shell';
import type { PageState, View } from '@portfolio/site/page-state';
import { languagePath, otherLanguages } from '@portfolio/site/site-language';
import { belowBase } from '@portfolio/compose/document/body/below-base';
import { htmlDocument } from '@portfolio/compose/document/html-document';
import { allContents, type Contents } from './contents';
import { redirect, sendJson, sendPage, type Handler } from './handler';
import { askedIn } from './language-path';
import { developmentReleases, developmentWorks, pageStateAt } from './page-state';
import { errorPage } from './plain-page';
import { host } from './ports';
import { startServer, type StartedServer } from './start-server';

const contentUrl = `${releaseUrl('shell', developmentRelease)}content/`;

/** Serves the whole site in development: the shell from here, the areas from their own servers. */
export async function startShellServer(
  contents: Contents,
  ports: Readonly<Record<AreaName | 'shell', number>>,
): Promise<StartedServer> {
  const proxy = areaNames.map((name) => ({
    context: [`/_areas/${name}`],
    target: `http://${host}:${ports[name]}`,
  }));
  return startServer({
    owner: 'shell',
    port: ports.shell,
    configs: [shellDevelopmentConfig()],
    contents: allContents(contents),
    handler: handlerFor(contents),
    showsError: () => true,
    proxy,
  });
}

function handlerFor(contents: Contents): Handler {
  return async (requested, _request, response) => {
    await Promise.all(allContents(contents).map((content) => content.refresh()));
    if (requested.startsWith(contentUrl))
      return sendJson(response, await contents.shell.text(requested.slice(contentUrl.length).replace(/\.json$/, '')));
    if (requested.startsWith('/_')) return false;
    const site = await contents.shell.json<Site>('site');
    const languages = site ? otherLanguages(site).map(({ tag }) => tag) : [];
    const { path, language, isHome } = askedIn(languages, requested);
    if (isHome) return redirect(response, `${requested}/`);
    if (path === '/releases.json')
      return sendJson(response, JSON.stringify(await developmentReleases(contents, language)));
    if (path === '/works.json') return sendJson(response, JSON.stringify(await developmentWorks(contents, language)));
    const errors = allContents(contents).flatMap(({ folder, error }) => (folder ? [] : (error ?? [])));
    if (errors.length > 0) return sendPage(response, 500, errorPage(errors));
    const state = await pageStateAt(contents, path, language);
    return sendPage(response, state.view.kind === 'not-found' ? 404 : 200, shellPage(path, state));
  };
}

/** The page without prerendered content, which the shell renders in the browser. */
function shellPage(path: string, state: PageState): string {
  const manifest: BuildManifest = {
    contract: contractVersion,
    owner: 'shell',
    entry: [shellEntry],
    module: [],
    css: [],
    scripts: {},
    bytes: 0,
  };
  const { title, summary } = documentOf(state.view);
  const html = htmlDocument({
    path,
    title: `${title} · in development`,
    summary,
    body: '',
    state,
    styles: [],
    shell: { url: browserUrl('shell'), manifest },
  });
  return belowBase(html, '', languagePath(state.site));
}

function documentOf(view: View): { title: string; summary: string } {
  return view.kind === 'area' ? view.page : view.document;
}
