import { ContentError } from '../content-error';
import { readYaml, type YamlFields } from './yaml-fields';

/** JSON of a content file: its value, and the line of each field. @throws ContentError where it is not readable. */
export function parseJson(file: string, text: string): YamlFields {
  const plain = text.replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(plain);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw ContentError.at(
      file,
      lineIn(plain, message),
      `The JSON can't be read: ${message.replace(/ in JSON at position.*| \(line.*|, \.*".*/, '')}`,
      'quotes and brackets that are closed again, and commas between values',
    );
  }
  // YAML contains JSON. It is read a second time only for the line of a mistake.
  let located: YamlFields | undefined;
  return { file, value, lineOf: (path) => Math.max(1, (located ??= readYaml(file, plain, 0)).lineOf(path)) };
}

/** Node's messages count characters. Without a number the text ended too early. */
function lineIn(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  return text.slice(0, position === undefined ? text.trimEnd().length : Number(position)).split('\n').length;
}
