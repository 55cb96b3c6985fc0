import { CsvError, parse } from 'csv-parse/sync';
import { ContentError } from '../content-error';
import type { YamlFields } from './yaml-fields';

/** Columns of a table that hold numbers, and those that hold lists with semicolons between. The others hold text. */
export type Columns = { numbers: readonly string[]; lists: readonly string[] };

type Row = { record: Readonly<Record<string, string>>; info: { lines: number } };

/**
 * A CSV table whose first line names the fields: `source.label` is a field within a field, an empty cell is no field.
 * @throws ContentError where it is not readable.
 */
export function parseTable(file: string, text: string, columns: Columns): YamlFields {
  const rows = readRows(file, text);
  return {
    file,
    value: rows.map(({ record }) => fieldsOf(record, columns)),
    lineOf: ([index]) => rows[Number(index)]?.info.lines ?? 1,
  };
}

function readRows(file: string, text: string): Row[] {
  try {
    return parse(text, {
      bom: true,
      columns: true,
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = error['lines'];
    throw ContentError.at(
      file,
      typeof line === 'number' ? line : 1,
      `The table can't be read: ${error.message}`,
      'as many cells in every line as the first line has names, and text with commas in quotes',
    );
  }
}

function fieldsOf(record: Row['record'], { numbers, lists }: Columns): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, cell] of Object.entries(record)) {
    if (cell === '') continue;
    const [outer = '', inner] = name.split('.');
    const value = lists.includes(name)
      ? cell.split(';').map((part) => part.trim())
      : valueOf(cell, numbers.includes(name));
    fields[outer] = inner === undefined ? value : { ...(fields[outer] as object | undefined), [inner]: value };
  }
  return fields;
}

/** A number where one is wanted and one stands; other text is refused later, by its field. */
function valueOf(cell: string, isNumber: boolean): string | number {
  return isNumber && Number.isFinite(Number(cell)) ? Number(cell) : cell;
}
