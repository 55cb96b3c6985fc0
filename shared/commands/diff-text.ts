import { shownLine } from '@portfolio/publish/releases/log/entry/plain-line';
import type { SiteDiff, WorkspaceDiff } from '@portfolio/publish/operations/diff/diff-builds';
import type { PageChange } from '@portfolio/publish/operations/diff/page-changes';
import type { PictureChange } from '@portfolio/publish/operations/diff/picture-changes';

/** Changed lines and addresses that are shown of each; the rest is counted. */
const shown = { lines: 40, paths: 6 };

/** What publishing would change, as lines for the terminal. */
export function diffText({ workspaces, pages }: SiteDiff): string[] {
  const words = pages.filter(({ lines }) => lines.length > 0);
  const silent = pages.length - words.length;
  return [
    ...workspaces.flatMap(workspaceText),
    ...alike(words).flatMap(pagesText),
    ...(silent > 0 ? [`${counted(silent, 'page')} more would be written again with the same words.`] : []),
    ...(pages.length === 0 ? ['No page changes.'] : []),
  ];
}

function workspaceText({ owner, from, to, pictures, scripts, styles }: WorkspaceDiff): string[] {
  if (from === to) return [`${owner}: nothing changes, release ${from} is live.`];
  return [
    `${owner}: ${from} → ${to}`,
    `  scripts  ${between(scripts)}`,
    `  styles   ${between(styles)}`,
    ...pictures.map((each) => `  ${pictureText(each)}`),
  ];
}

function pictureText({ name: text, before, after }: PictureChange): string {
  const name = shownLine(text);
  if (before === undefined) return `picture added    ${name}  ${size(after ?? 0)}`;
  if (after === undefined) return `picture removed  ${name}  ${size(before)}`;
  return `picture changed  ${name}  ${between({ before, after })}`;
}

/** Pages with the same changes are told together: a new title in the sidebar changes all of them. */
function alike(pages: readonly PageChange[]): PageChange[][] {
  const groups = new Map<string, PageChange[]>();
  for (const page of pages) {
    const key = [page.is, ...page.lines].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return [...groups.values()];
}

function pagesText(pages: readonly PageChange[]): string[] {
  const [first] = pages;
  if (!first) return [];
  const named = pages.slice(0, shown.paths).map(({ path }) => shownLine(path));
  const more = pages.length > named.length ? ` and ${pages.length - named.length} more` : '';
  const rest = first.lines.length - shown.lines;
  return [
    `${pages.length === 1 ? 'page' : 'pages'} ${first.is}  ${named.join(', ')}${more}`,
    ...first.lines.slice(0, shown.lines).map((line) => `  ${line}`),
    ...(rest > 0 ? [`  … ${counted(rest, 'line')} more (--json has all)`] : []),
  ];
}

function between({ before, after }: { before: number; after: number }): string {
  if (before === after) return `${size(after)}, as before`;
  const more = after - before;
  return `${size(before)} → ${size(after)} (${more > 0 ? '+' : '−'}${size(Math.abs(more))})`;
}

function size(bytes: number): string {
  if (bytes < 1000) return counted(bytes, 'byte');
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} KB` : `${(bytes / 1e6).toFixed(2)} MB`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
