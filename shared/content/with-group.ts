import { parseDocument } from 'yaml';

/** `shell/content/site.md` with one group more; its comments stay. @param text of a file that was read before. */
export function withGroup(text: string, group: Readonly<Record<string, string>>): string {
  const [, head = '', fields = '', rest = ''] = /^(---[ \t]*\r?\n)([\s\S]*?)(\n---[\s\S]*)$/.exec(text) ?? [];
  const document = parseDocument(fields);
  if (!document.has('groups')) document.set('groups', []);
  document.addIn(['groups'], group);
  return head + document.toString({ lineWidth: 0 }).trimEnd() + rest;
}
