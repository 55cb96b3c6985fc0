import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sirv from 'sirv';
import { canonical, type AreaName } from '@portfolio/contract/areas';
import type { AreaSummary, Entry, PageDocument } from '@portfolio/contract/page';
import { releaseUrl } from '@portfolio/contract/release';
import { containerConfig, developmentRelease, originOf, standalone, standaloneConfig } from './development-config';
import { contentRoot } from '@portfolio/workspace/content-root';
import { mediaUrl } from '@portfolio/content/compile/compile';
import { readSite } from '@portfolio/content/shell-content/read-shell';
import { otherLanguages } from '@portfolio/content/site/site-settings';
import type { StandaloneState } from '@portfolio/dev-browser/standalone-state';
import type { DevelopmentContent } from './content';
import { redirect, sendJson, sendPage, type Handler } from './handler';
import { askedIn } from './language-path';
import { errorPage, plainPage } from './plain-page';
import { startServer, type StartedServer } from './start-server';

/** Serves an area's release and its pages in a standalone frame, with hot reload. */
export async function startAreaServer(
  area: AreaName,
  content: DevelopmentContent,
  port: number,
): Promise<StartedServer> {
  const contentUrl = `${releaseUrl(area, developmentRelease)}content/`;
  const handler: Handler = async (path, request, response) => {
    await content.refresh();
    if (path.startsWith(contentUrl))
      return sendJson(response, await contentFile(area, port, content, path.slice(contentUrl.length)));
    if (path.startsWith(mediaUrl(area)) && content.folder) {
      if (path.endsWith('.json')) return sendJson(response, await readMadeFile(area, port, content.folder, path));
      await content.encode(basename(path));
      request.url = request.url?.slice(mediaUrl(area).length - 1);
      sirv(`${content.folder}/media`, { dev: true })(request, response, () => void response.writeHead(404).end());
      return true;
    }
    if (path.startsWith('/_')) return false;
    const { address, status, html } = await standalonePage(area, content, path);
    return address ? redirect(response, address) : sendPage(response, status, html);
  };
  return startServer({
    owner: area,
    port,
    configs: [containerConfig(area, port), standaloneConfig(area)],
    contents: [content],
    handler,
    // In the shell's page, the shell's client shows them.
    showsError: () => document.querySelector('script[src^="/_standalone/"]') !== null,
  });
}

async function contentFile(
  area: AreaName,
  port: number,
  content: DevelopmentContent,
  file: string,
): Promise<string | undefined> {
  const text = await content.text(file.replace(/\.json$/, ''));
  return text && withOrigin(text, area, port);
}

/** What a study fetches, which may name more to fetch. */
async function readMadeFile(area: AreaName, port: number, folder: string, path: string): Promise<string | undefined> {
  const file = join(folder, 'media', basename(path));
  return existsSync(file) ? withOrigin(await readFile(file, 'utf8'), area, port) : undefined;
}

/** URLs of pictures and files are made absolute, because pages on other ports show them too. */
function withOrigin(text: string, area: AreaName, port: number): string {
  return text.replaceAll(`"${mediaUrl(area)}`, `"${originOf(port)}${mediaUrl(area)}`);
}

async function standalonePage(
  area: AreaName,
  content: DevelopmentContent,
  requestedPath: string,
): Promise<{ status: number; html: string; address?: string }> {
  try {
    const asked = askedIn(otherLanguages(contentRoot), requestedPath);
    const { language } = asked;
    if (asked.isHome) return { status: 302, html: '', address: `${requestedPath}/` };
    const summary = await content.json<AreaSummary>('summary', language);
    if (!summary) return { status: 500, html: errorPage([content.error ?? `The content of ${area} is not compiled.`]) };
    const { site, texts } = await readSite(contentRoot, language);
    const path = canonical(asked.path);
    const entries = (await content.json<Entry[]>('entries', language)) ?? [];
    const page = entries.some((entry) => entry.path === path)
      ? await content.json<PageDocument>(`pages${path}`, language)
      : undefined;
    const state: StandaloneState = {
      path,
      title: summary.title,
      site,
      texts,
      entries,
      ...(page && { page }),
    };
    const title = `${page?.title ?? summary.title} · ${area} in development`;
    return {
      status: page || path === '/' ? 200 : 404,
      html: plainPage({ title, script: standalone.url + standalone.entry, state, site }),
    };
  } catch (error) {
    // Invalid texts of the shell also break the pages of an area, so the error is shown here.
    return { status: 500, html: errorPage([error instanceof Error ? error.message : String(error)]) };
  }
}
