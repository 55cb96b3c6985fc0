import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { ContentError } from '../source/content-error';
import { filesIn, findFile } from '../source/content-file';
import { matching } from '../source/fields/fields';
import { parseFields } from '../source/fields/parse-fields';
import { parseJson } from '../source/fields/json-fields';
import { parseTable, type Columns } from '../source/fields/table-fields';
import { publishedName } from '../media/publish-file';
import type { YamlFields } from '../source/fields/yaml-fields';

const fileHint = 'the name of a file in the same folder';

/** The name of a file in the page's folder. @param endings without dots, such as ["json"]. */
export function studyFile(...endings: readonly string[]) {
  const hint = endings.length > 0 ? `${fileHint} that ends in .${endings.join(' or .')}` : fileHint;
  const form = new RegExp(`^[^/\\\\]+\\.(?:${endings.join('|') || '\\w+'})$`, 'i');
  return matching(form, hint);
}

/** JSON that is published under this title and the hash of its bytes. */
export type LaterFile = { json: Buffer; title: string };

/** The files of one page's folder, and the errors of one study block. */
export class StudyFiles {
  readonly #later: LaterFile[] = [];

  /**
   * @param path the folder as messages name it. @param block the fields of the study block.
   * @param mediaUrl with a slash at the end.
   */
  constructor(
    private readonly folder: string,
    private readonly path: string,
    private readonly block: YamlFields,
    private readonly mediaUrl: string,
  ) {}

  /** Makes a file of what the study fetches only when a visitor asks for it. @returns its URL */
  later(title: string, value: object): string {
    const file = { json: Buffer.from(JSON.stringify(value)), title };
    this.#later.push(file);
    return this.mediaUrl + publishedName(file.json, title, 'json');
  }

  /** The files that were made with `later`. */
  laterFiles(): readonly LaterFile[] {
    return this.#later;
  }

  /** A mistake in a field of the block. */
  fault(field: string | readonly PropertyKey[], found: string, expected: string): ContentError {
    const path = typeof field === 'string' ? [field] : field;
    return ContentError.in(this.block, path, found, expected);
  }

  /** How messages name a file of the folder. */
  shown(name: string): string {
    return `${this.path}/${name}`;
  }

  /** @param field of the block that names the file. @throws ContentError where there is no such file. */
  bytes(name: string, field: string | readonly PropertyKey[]): Buffer {
    const found = findFile(this.folder, name, (what, expected) => this.fault(field, what, expected));
    if (found) return readFileSync(found.path);
    const ending = /\.\w+$/.exec(name)?.[0].toLowerCase() ?? '';
    const others = filesIn(this.folder).filter((each) => each.toLowerCase().endsWith(ending));
    throw this.fault(
      field,
      `There is no file "${name}" in the folder`,
      others.length > 0 ? `one of ${others.join(', ')}` : 'a file beside index.md',
    );
  }

  /**
   * A JSON file that fits a schema.
   * @param whole how a message calls the file, such as "the list of rooms".
   */
  json<Schema extends z.ZodType>(name: string, field: string, schema: Schema, whole: string): z.output<Schema> {
    const text = this.bytes(name, field).toString('utf8');
    return parseFields(parseJson(this.shown(name), text), schema, whole);
  }

  /**
   * A list as JSON, or as a CSV table whose first line names the fields.
   * @param columns of a table that hold no text.
   * @returns also where each entry stands.
   */
  list<Schema extends z.ZodType>(
    name: string,
    field: string,
    schema: Schema,
    whole: string,
    columns: Columns,
  ): { value: z.output<Schema>; source: YamlFields } {
    const text = this.bytes(name, field).toString('utf8');
    const isTable = name.toLowerCase().endsWith('.csv');
    const source = isTable ? parseTable(this.shown(name), text, columns) : parseJson(this.shown(name), text);
    return { value: parseFields(source, schema, whole), source };
  }
}
