import { belowBase } from '@portfolio/compose/document/body/below-base';
import type { Site } from '@portfolio/contract/shell';
import { escapeHtml } from '@portfolio/site/escape-html';
import { languagePath } from '@portfolio/site/site-language';

/** A page of the development servers without prerendering. `state` is embedded as JSON for its script. */
export function plainPage({
  title,
  script,
  state,
  site = { language: 'en' },
  body = '',
}: {
  title: string;
  script?: string;
  state?: unknown;
  site?: Pick<Site, 'language' | 'languages'>;
  body?: string;
}): string {
  const page = [
    `<!doctype html><html lang="${escapeHtml(site.language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><link rel="icon" href="data:,">`,
    script ? `<script defer src="${script}"></script>` : '',
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="state">${JSON.stringify(state ?? null).replace(/</g, '\\u003c')}</script></body></html>\n`,
  ].join('');
  return belowBase(page, '', languagePath(site));
}

/** Lists the errors that must be fixed before anything can be shown. */
export function errorPage(errors: readonly string[]): string {
  const paragraphs = errors.map((error) => `<p>${escapeHtml(error)}</p>`).join('');
  return plainPage({
    title: 'Content error',
    body: `<h1>Content error</h1>${paragraphs}<p>This page reloads once it is fixed.</p>`,
  });
}
