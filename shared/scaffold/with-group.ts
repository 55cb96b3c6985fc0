import { isMap, isNode, isSeq, parseDocument, stringify } from 'yaml';

/**
 * `shell/content/site.md` with one group more behind the others; everything else stays as its author wrote it.
 * @param text of a file that was read before.
 */
export function withGroup(text: string, group: Readonly<Record<string, string>>): string {
  const [, head = '', fields = '', rest = ''] = /^(---[ \t]*\r?\n)([\s\S]*?)(\n---[\s\S]*)$/.exec(text) ?? [];
  const document = parseDocument(fields);
  const groups = document.get('groups', true);
  const end = isSeq(groups) && !groups.flow ? endOf(groups) : undefined;
  if (end === undefined) {
    document.set('groups', document.createNode([...((document.toJS() as { groups?: [] }).groups ?? []), group]));
    return head + document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd() + rest;
  }
  const line = (fields + '\n').indexOf('\n', end);
  const item = stringify([group]).trimEnd().replace(/^/gm, '  ');
  return `${head}${fields.slice(0, line)}\n${item}${fields.slice(line)}${rest}`;
}

/** Where the last value of a block ends. */
function endOf(node: unknown): number | undefined {
  if (isSeq(node) && !node.flow && node.items.length > 0) return endOf(node.items.at(-1));
  if (isMap(node) && !node.flow && node.items.length > 0) return endOf(node.items.at(-1)?.value);
  return isNode(node) ? node.range?.[1] : undefined;
}
