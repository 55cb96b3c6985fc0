import { Parser } from 'htmlparser2';
import { shownLine } from '../../releases/log/entry/plain-line';

/** Elements inside of a line; all others begin a new one. Spans are words of their own. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
);
const silent = new Set(['script', 'style', 'template']);

/** What a page says, as lines: its texts, what stands for its pictures, and its description. */
export function pageLines(html: string): string[] {
  const lines: string[] = [];
  let text = '';
  let silence = 0;
  const end = () => {
    const line = shownLine(text);
    if (line) lines.push(line);
    text = '';
  };
  const parser = new Parser({
    onopentag(name, { alt, content, name: kind }) {
      if (silent.has(name)) silence++;
      if (!inline.has(name)) end();
      if (name === 'span') text += ' ';
      if (name === 'img' && alt) text += `[${alt}]`;
      if (name === 'meta' && kind === 'description' && content) text += `Description: ${content}`;
    },
    ontext(part) {
      if (silence === 0) text += part;
    },
    onclosetag(name) {
      if (silent.has(name)) silence--;
      if (name === 'span') text += ' ';
      if (!inline.has(name)) end();
    },
  });
  parser.end(html);
  end();
  return lines;
}
