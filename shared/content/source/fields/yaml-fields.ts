import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type YAMLError } from 'yaml';
import { ContentError } from '../content-error';
import { controlCharacterIn } from '../control-characters';

/** YAML inside a content file: its value, and the line of each field. */
export type YamlFields = {
  /** Path as it is shown in messages. */
  file: string;
  value: unknown;
  /** Of a block in a translation: what the block says that it translates. */
  translates?: unknown;
  /** The file's line of a field, or of the nearest field around it. */
  lineOf: (path: readonly PropertyKey[]) => number;
};

/**
 * @param lineBefore the file's line before the first line of `text`, on which the fence stands.
 * @throws ContentError where the YAML is not readable.
 */
export function readYaml(file: string, text: string, lineBefore: number): YamlFields {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const lineAt = (offset: number) => lineBefore + lines.linePos(offset).line;
  // The parser only warns of unknown tags and treats their value as text.
  const fault = document.errors[0] ?? document.warnings[0];
  if (fault)
    throw ContentError.at(
      file,
      lineAt(startOf(document, fault)),
      `The YAML can't be read: ${reason(fault)}`,
      advice(fault),
    );
  // Characters that are written as they are were checked with the file; what is left is escapes such as "\u0007".
  if (text.includes('\\')) checkEscapes(document, file, lineAt);
  return {
    file,
    value: toValue(document, file, lineBefore),
    lineOf: (path) => {
      const offset = offsetOf(document, path);
      return offset === undefined ? lineBefore : lineAt(offset);
    },
  };
}

function checkEscapes(document: Document, file: string, lineAt: (offset: number) => number): void {
  visit(document, {
    Scalar: (_, { value, range }) => {
      const character = typeof value === 'string' ? controlCharacterIn(value) : undefined;
      if (character)
        throw ContentError.at(
          file,
          lineAt(range?.[0] ?? 0),
          `There is a control character, ${character}, as an escape`,
          'text with tabs and line breaks only',
        );
    },
  });
}

function toValue(document: Document, file: string, line: number): unknown {
  try {
    return document.toJS();
  } catch (error) {
    // Aliases without an anchor, or too many of them, show only here.
    const message = error instanceof Error ? error.message : String(error);
    throw ContentError.at(file, line, `The YAML can't be read: ${message}`, 'values without & and *, or in quotes');
  }
}

function reason({ code, message }: YAMLError): string {
  return code === 'MULTIPLE_DOCS' ? 'a line "..." ends the fields' : message;
}

function advice({ code }: YAMLError): string {
  if (code === 'TAB_AS_INDENT') return 'blanks instead of tabs at the beginning of a line';
  if (code === 'DUPLICATE_KEY') return 'every field once';
  if (code === 'MISSING_CHAR')
    return 'quotes and brackets that are closed again, and a colon after the name of a field';
  return 'lines such as "title: …", with a value in quotes where it contains a colon or begins with a symbol';
}

/** The parser reports an unclosed quote at the end of the text: report its start instead. */
function startOf(document: Document, { code, pos }: YAMLError): number {
  let start = pos[0];
  if (code !== 'MISSING_CHAR') return start;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (range && type?.startsWith('QUOTE') && range[0] < pos[0] && range[1] >= pos[0]) start = range[0];
    },
  });
  return start;
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair) break;
      offset = startOfNode(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = startOfNode(node) ?? offset;
    } else break;
  }
  return offset;
}

function startOfNode(node: unknown): number | undefined {
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
  const start: unknown = Array.isArray(range) ? range[0] : undefined;
  return typeof start === 'number' ? start : undefined;
}
