import type { z } from 'zod';
import { PublishError, type Draft, type Reader } from './storage';

/** A file of the site that must be there. @throws PublishError when a release was deleted by hand. */
export async function readText(from: Reader, path: string): Promise<string> {
  const bytes = await from.read(path);
  if (bytes) return bytes.toString('utf8');
  throw new PublishError(
    `${from.where}/${path} is missing: the release was deleted by hand. Nothing was changed. Publish it again, or roll back to another (npm run site -- releases).`,
  );
}

export async function readJson<Value>(from: Reader, path: string): Promise<Value> {
  return JSON.parse(await readText(from, path)) as Value;
}

/** Like {@link readJson}, undefined where there is no such file. */
export async function findJson<Value>(from: Pick<Draft, 'read'>, path: string): Promise<Value | undefined> {
  const bytes = await from.read(path);
  return bytes && jsonIn<Value>(bytes);
}

/** A file of a release that was read already. */
export function jsonIn<Value>(bytes: Buffer | undefined): Value {
  return JSON.parse(String(bytes)) as Value;
}

/**
 * A file that publish keeps for itself, as it was written.
 * @param remedy what the owner can do where it can't be read.
 * @throws PublishError where it was damaged by hand.
 */
export async function readKept<Value>(
  from: Reader,
  path: string,
  schema: z.ZodType,
  remedy: string,
): Promise<Value | undefined> {
  const bytes = await from.read(path);
  if (!bytes) return undefined;
  const value = jsonOf(String(bytes));
  if (schema.safeParse(value).success) return value as Value;
  throw new PublishError(
    `${from.where}/${path} can't be read: it is not as publish wrote it. Nothing was changed. ${remedy}`,
  );
}

/** JSON of others, which may be anything; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
