import type { Preview } from '@portfolio/contract/release';
import { escapeHtml } from '@portfolio/site/escape-html';

/** Says that a page is part of a preview, and of which releases. It is no part of what is hydrated. */
export function previewBanner({ name, releases }: Preview): string {
  const shown = Object.entries(releases).map(([owner, { release }]) => `${owner} ${release.slice(0, 7)}`);
  const text = `<b>Preview ${escapeHtml(name)}</b> with ${escapeHtml(shown.join(', '))}. Not live.`;
  return `<aside class="preview-banner" data-preview="${escapeHtml(name)}" lang="en" aria-label="Preview"><p>${text}</p></aside>`;
}

/** In a corner, above everything but what is modal. */
export const previewBannerStyle = [
  '.preview-banner{position:fixed;inset-block-end:0;inset-inline-end:0;z-index:9;max-inline-size:100%;',
  'background:var(--accent-fill);color:var(--on-accent);font:var(--font-caption);padding:var(--s1) var(--s3)}',
  '@media print{.preview-banner{display:none}}',
].join('');
