import { Parser } from 'htmlparser2';
import { PictureError } from '../picture-error';
import { safeStyle } from './svg-style';

/** Elements that run something or hold a page; lists of a drawing's own elements would forget those of its programs. */
const refused =
  /^(?:script|foreignobject|handler|listener|iframe|frame|embed|object|applet|audio|video|link|meta|base|form)$/;
const plainSvg = 'an SVG without a DOCTYPE: save it as plain SVG';
const xhtml = 'http://www.w3.org/1999/xhtml';
const running =
  /^(?:javascript|vbscript|livescript|file|blob|data:(?!image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]))/;
const encodings = /^(?:utf-?8|us-ascii|iso-8859-1|windows-1252)$/;

/** An SVG without what could run or load something, and what was taken away from it, such as "<script>" and "onclick". */
export type SafeSvg = { svg: Buffer; taken: readonly string[] };

/**
 * Takes scripts, event handlers, pages inside of the drawing, and addresses that run or load something out of an SVG. An
 * SVG without any of them keeps its bytes.
 * @throws PictureError for a drawing that shows a part of another file, which would be a hole.
 */
export function safeSvg(source: Buffer): SafeSvg {
  // Byte for byte, whatever the encoding is: only ASCII has a meaning here.
  const text = source.toString('latin1');
  checkEncoding(text);
  const { text: plain, taken } = withoutDoctype(text);
  const cleaning = new Cleaning(plain, taken);
  const parser = new Parser(cleaning, { xmlMode: true, decodeEntities: false });
  cleaning.at = () => [parser.startIndex, parser.endIndex + 1];
  parser.end(plain);
  const cleaned = cleaning.result();
  return { svg: cleaned === text ? source : Buffer.from(cleaned, 'latin1'), taken: [...taken] };
}

class Cleaning {
  at: () => [from: number, to: number] = () => [0, 0];
  readonly #edits: { from: number; to: number; text: string }[] = [];
  readonly #htmlPrefixes = new Set<string>();
  #attributes: { name: string; value: string; quote: string }[] = [];
  /** How deep the parser is in an element that is taken away, and where that begins. */
  #depth = 0;
  #from = 0;
  #styleFrom: number | undefined;

  constructor(
    readonly text: string,
    readonly taken: Set<string>,
  ) {}

  onattribute(name: string, value: string, quote: string | null | undefined): void {
    this.#attributes.push({ name, value, quote: quote ?? '"' });
  }

  onopentag(name: string): void {
    const attributes = this.#attributes;
    this.#attributes = [];
    const [from, to] = this.at();
    if (this.#depth > 0) {
      this.#depth += 1;
      return;
    }
    if (this.#isRefused(name, attributes)) {
      this.taken.add(`<${name}>`);
      [this.#depth, this.#from] = [1, from];
      return;
    }
    const kept = attributes.filter((attribute) => this.#isKept(name, attribute));
    const styled = kept.map((attribute) => ({ ...attribute, value: this.#styled(attribute) }));
    if (styled.length < attributes.length || styled.some(({ value }, index) => value !== kept[index]?.value)) {
      const end = this.text.slice(from, to).endsWith('/>') ? '/>' : '>';
      const written = styled.map(
        (attribute) => ` ${attribute.name}=${attribute.quote}${attribute.value}${attribute.quote}`,
      );
      this.#edits.push({ from, to, text: `<${name}${written.join('')}${end}` });
    }
    if (local(name) === 'style') this.#styleFrom = to;
  }

  onclosetag(name: string): void {
    const [from, to] = this.at();
    if (this.#depth > 0) {
      this.#depth -= 1;
      if (this.#depth === 0) this.#edits.push({ from: this.#from, to, text: '' });
    } else if (this.#styleFrom !== undefined && local(name) === 'style') {
      const written = this.text.slice(this.#styleFrom, from);
      const text = safeStyle(written, this.taken);
      if (text !== written) this.#edits.push({ from: this.#styleFrom, to: from, text });
      this.#styleFrom = undefined;
    }
  }

  onprocessinginstruction(name: string): void {
    const [from, to] = this.at();
    if (this.#depth > 0 || !name.startsWith('?') || name === '?xml') return;
    this.taken.add(`<${name}>`);
    this.#edits.push({ from, to, text: '' });
  }

  result(): string {
    let [result, end] = ['', 0];
    for (const { from, to, text } of this.#edits.sort((a, b) => a.from - b.from)) {
      result += this.text.slice(end, from) + text;
      end = to;
    }
    return result + this.text.slice(end);
  }

  #isRefused(name: string, attributes: readonly { name: string; value: string }[]): boolean {
    for (const attribute of attributes)
      if (attribute.name.startsWith('xmlns:') && decoded(attribute.value).trim() === xhtml)
        this.#htmlPrefixes.add(attribute.name.slice('xmlns:'.length));
    const valueOf = (wanted: string) => decoded(attributes.find((each) => each.name === wanted)?.value ?? '');
    const isHtml = valueOf('xmlns').trim() === xhtml || this.#htmlPrefixes.has(name.split(':')[0] ?? '');
    // An animation can make an address or a handler of another element.
    const animated = local(valueOf('attributeName').trim());
    return refused.test(local(name)) || isHtml || animated === 'href' || animated.startsWith('on');
  }

  #isKept(element: string, { name, value }: { name: string; value: string }): boolean {
    const attribute = local(name);
    if (attribute.startsWith('on')) {
      this.taken.add(name);
      return false;
    }
    const address = decoded(value)
      .replace(/[\p{Cc}\s]/gu, '')
      .toLowerCase();
    if (name.startsWith('xmlns')) return true;
    if (running.test(address)) {
      this.taken.add(`${name}="${address.split(/[:,]/)[0] ?? ''}:…"`);
      return false;
    }
    const isReference = attribute === 'href' || attribute === 'src';
    if (!isReference || local(element) === 'a' || address === '' || /^(?:#|data:)/.test(address)) return true;
    throw new PictureError(
      `<${element}> shows a part of another file, "${decoded(value).trim().slice(0, 80)}", which a browser leaves out`,
      'a drawing that holds its pictures itself: embed them when you export it',
    );
  }

  #styled({ name, value }: { name: string; value: string }): string {
    return /url|\\/i.test(value) && !name.startsWith('xmlns') ? safeStyle(value, this.taken) : value;
  }
}

/** The name without its prefix, in small letters. */
function local(name: string): string {
  return (name.split(':').at(-1) ?? name).toLowerCase();
}

function decoded(value: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return value.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, number?: string, name = '') => {
    const code = hex ? parseInt(hex, 16) : Number(number);
    if (hex ?? number) return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    return named[String(name)] ?? whole;
  });
}

function checkEncoding(text: string): void {
  const declared = /^(?:\xEF\xBB\xBF)?<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? 'utf-8';
  if (encodings.test(declared.toLowerCase()) && !text.includes('\0')) return;
  throw new PictureError('its text is not UTF-8', 'an SVG that is saved as UTF-8');
}

/**
 * A DOCTYPE can define markup that stands nowhere else. Names of plain text, such as Adobe's of namespaces, are filled
 * in.
 */
function withoutDoctype(text: string): { text: string; taken: Set<string> } {
  const taken = new Set<string>();
  const found = /<!DOCTYPE\s[^[>]*(?:\[([^]*?)\]\s*)?>/.exec(text);
  if (!found) return { text, taken };
  const [doctype, subset = ''] = found;
  const names = new Map<string, string>();
  for (const [, name = '', , value = ''] of subset.matchAll(/<!ENTITY\s+([\w.-]+)\s+(["'])([^]*?)\2\s*>/g))
    names.set(name, value);
  if ([...names.values()].some((value) => /[<&%]/.test(value)))
    throw new PictureError('its DOCTYPE defines markup', plainSvg);
  if (subset.replace(/<!ENTITY\s+[\w.-]+\s+(["'])[^]*?\1\s*>/g, '').trim()) taken.add('<!DOCTYPE>');
  const rest = subset.trim() ? text.slice(0, found.index) + text.slice(found.index + doctype.length) : text;
  if (/<!(?:ENTITY|ATTLIST|ELEMENT|NOTATION)/.test(rest))
    throw new PictureError('its DOCTYPE defines markup', plainSvg);
  return { text: rest.replace(/&([\w.-]+);/g, (whole, name: string) => names.get(name) ?? whole), taken };
}
