import { escapeHtml } from '../publish/html-document';

/** A page of the development servers that publish has no part in. `state` is there as JSON for its script. */
export function plainPage({
  title,
  script,
  state,
  body = '',
}: {
  title: string;
  script?: string;
  state?: unknown;
  body?: string;
}): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><link rel="icon" href="data:,">`,
    script ? `<script defer src="${script}"></script>` : '',
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="state">${JSON.stringify(state ?? null).replace(/</g, '\\u003c')}</script></body></html>\n`,
  ].join('');
}

/** Says what must be mended before anything can be shown. */
export function mistakePage(mistakes: readonly string[]): string {
  const lines = mistakes.map((mistake) => `<p>${escapeHtml(mistake)}</p>`).join('');
  return plainPage({
    title: 'A mistake in the content',
    body: `<h1>A mistake in the content</h1>${lines}<p>This page shows itself as soon as it is mended.</p>`,
  });
}
