import type { z } from 'zod';
import { ContentError } from '../content-error';
import type { YamlFields } from './yaml-fields';

type Issue = z.core.$ZodIssue;

/**
 * Checks fields against a schema.
 * @param whole how a message calls them together, such as "the link block".
 * @throws ContentError with every field that does not fit.
 */
export function parseFields<Schema extends z.ZodType>(
  source: YamlFields,
  schema: Schema,
  whole = 'the frontmatter',
): z.output<Schema> {
  const result = schema.safeParse(source.value ?? {});
  if (result.success) return result.data;
  const errors = mistakesIn(result.error.issues, source, whole);
  throw ContentError.all([
    errors[0] ?? ContentError.in(source, [], 'The fields do not fit', 'other values'),
    ...errors,
  ]);
}

/** Unknown names come before what is missing: one that is missing because it is misspelt is no second mistake. */
function mistakesIn(issues: readonly Issue[], source: YamlFields, whole: string): ContentError[] {
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? unknownNames(issue) : []));
  const meant = unknown.map(({ path, message }) => JSON.stringify([...path, message.replaceAll('"', '')]));
  const isMisspelt = ({ path }: Issue) =>
    valueAt(source.value, path) === undefined && meant.includes(JSON.stringify(path));
  const fitting = issues.filter((issue) => issue.code !== 'unrecognized_keys' && !isMisspelt(issue));
  // One mistake for each field.
  const others = new Map(fitting.reverse().map((issue) => [JSON.stringify(issue.path), issue]));
  return [
    ...unknown.map(({ path, name, message }) => {
      const parent = path.length > 0 ? nameOf(path, source.value, whole) : whole;
      return ContentError.in(source, [...path, name], `Unknown field "${name}" in ${parent}`, message);
    }),
    ...[...others.values()].reverse().map((issue) => {
      const hint = issue.message + quoteHint(issue, valueAt(source.value, issue.path));
      return ContentError.in(source, issue.path, found(issue, source.value, whole), hint);
    }),
  ];
}

/** Each with the line of the message that is about it. */
function unknownNames({ keys, path, message }: Extract<Issue, { code: 'unrecognized_keys' }>) {
  const messages = message.split('\n');
  return keys.map((name, index) => ({ name, path, message: messages[index] ?? message }));
}

function found(issue: Issue, root: unknown, whole: string): string {
  const value = valueAt(root, issue.path);
  const name = nameOf(issue.path, root, whole);
  const field = issue.path.length > 0 ? name : name.charAt(0).toUpperCase() + name.slice(1);
  if (value === undefined) return `${field} is missing`;
  if (value === null || value === '') return `${field} is empty`;
  if (issue.code === 'too_big' && typeof value === 'string') return `${field} has ${value.length} characters`;
  return `${field} is ${show(value)}`;
}

/** ["images", 1, "alt"] → `alt of image 2 (hero.jpg)`, ["facts", "State"] → `facts.State`. */
function nameOf(path: readonly PropertyKey[], root: unknown, whole: string): string {
  const index = path.findIndex((step) => typeof step === 'number');
  if (index < 0) return path.length > 0 ? path.join('.') : whole;
  const list =
    index > 0 ? String(path[index - 1]) : (/(\w+) block$|list of (\w+)$/.exec(whole)?.slice(1).join('') ?? 'entry');
  const item = valueAt(root, path.slice(0, index + 1));
  const title = ['imgSrc', 'label', 'title', 'name']
    .map((key) => valueAt(item, [key]))
    .find((each) => typeof each === 'string' && each !== '');
  const itemName = `${list.replace(/ies$/, 'y').replace(/s$/, '')} ${Number(path[index]) + 1}${title ? ` (${String(title)})` : ''}`;
  const rest = path.slice(index + 1).join('.');
  return rest ? `${rest} of ${itemName}` : itemName;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** Quoted numbers are text, and unquoted digits are no title. */
function quoteHint(issue: Issue, value: unknown): string {
  if (issue.code !== 'invalid_type') return '';
  if (issue.expected === 'string' && ['number', 'boolean'].includes(typeof value)) return ', in quotes';
  if (['number', 'boolean'].includes(issue.expected) && typeof value === 'string' && /^(\d+|true|false)$/.test(value))
    return ', without quotes';
  return '';
}

function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
