import type MarkdownIt from 'markdown-it';
import type { StateCore } from 'markdown-it';

const box = /^\[(?<mark>[ xX])\][ \t]+(?=\S)/;

/** A plugin for items of a list that begin with `[ ]` or `[x]`: boxes that show what is done, and can't be clicked. */
export function taskLists(markdown: InstanceType<typeof MarkdownIt>): void {
  markdown.core.ruler.before('inline', 'task', markTasks);
  const rules = markdown.renderer.rules;
  rules['task_open'] = (tokens, index) =>
    `<label><input type="checkbox" disabled=""${tokens[index]?.meta?.['isDone'] === true ? ' checked=""' : ''}> `;
  rules['task_close'] = () => '</label>';
}

function markTasks(state: StateCore): void {
  const { tokens, Token } = state;
  if (!tokens.some(({ type, content }) => type === 'inline' && box.test(content))) return;
  state.tokens = tokens.flatMap((inline, index) => {
    const mark = inline.type === 'inline' ? box.exec(inline.content)?.groups?.['mark'] : undefined;
    if (mark === undefined || tokens[index - 2]?.type !== 'list_item_open') return [inline];
    inline.content = inline.content.replace(box, '');
    const open = new Token('task_open', '', 0);
    open.meta = { isDone: mark !== ' ' };
    return [open, inline, new Token('task_close', '', 0)];
  });
}
