import { escapeHtml } from '@portfolio/site/escape-html';
import { outlineOf, type Place } from './outline';

type Attributes = Readonly<Record<string, string>>;

/** A text without elements in it, or the begin or end of another element. */
const element =
  /<text\b(?<own>[^>]*)>(?<content>[^<]*)<\/text>|<(?<end>\/?)(?<name>[\w:]+)(?<others>[^>]*?)(?<empty>\/?)>/g;
const attribute = /\s([\w:-]+)="([^"]*)"/g;
/** What says how a text is set, and nothing of an outline. */
const settings = /^(?:x|y|text-anchor|letter-spacing|font-(?:family|size|weight))$/;
const inherited = /\s(?:text-anchor|letter-spacing|font-(?:family|size|weight))="[^"]*"/g;

/**
 * A drawing whose texts are outlines of the site's typeface: shown as a picture it has no font but those of the visitor's
 * system. Texts with letters that the typeface lacks, such as Hangul, stay. An outline says its words in `aria-label`,
 * and its class tells it from the lines of the drawing.
 */
export function outlined(svg: string): string {
  const parents: Attributes[] = [{}];
  const drawn = svg.replace(element, (whole: string, ...found: unknown[]) => {
    const {
      own,
      content = '',
      end,
      name = '',
      others = '',
      empty,
    } = found.at(-1) as Record<string, string | undefined>;
    if (own !== undefined) return outlinedText(content, attributesOf(own), parents.at(-1) ?? {}) ?? whole;
    if (end) parents.pop();
    else if (!empty && !name.startsWith('?')) parents.push({ ...parents.at(-1), ...attributesOf(others) });
    return whole;
  });
  return drawn.includes('<text') ? drawn : drawn.replace(inherited, '');
}

function outlinedText(content: string, own: Attributes, parent: Attributes): string | undefined {
  const look = { ...parent, ...own };
  const size = Number(look['font-size'] ?? 16);
  const words = decoded(content);
  const data = outlineOf(words, {
    x: Number(own['x'] ?? 0),
    y: Number(own['y'] ?? 0),
    anchor: look['text-anchor'] as Place['anchor'],
    size,
    weight: Number(look['font-weight'] ?? 400),
    tracking: Number(look['letter-spacing'] ?? 0) / size,
  });
  if (data === undefined) return undefined;
  const kept = Object.entries(own).filter(([name]) => !settings.test(name));
  return letters(words, data, kept.map(([name, value]) => ` ${name}="${value}"`).join(''));
}

/** An outline that says its words. @param look attributes, each after a space */
export function letters(words: string, data: string, look = ''): string {
  return `<path class="letters" aria-label="${escapeHtml(words)}"${look} d="${data}"/>`;
}

function attributesOf(text: string): Attributes {
  return Object.fromEntries([...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]));
}

function decoded(text: string): string {
  const named: Readonly<Record<string, string>> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#x27;': "'",
    '&amp;': '&',
  };
  return text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => named[entity] ?? entity);
}
