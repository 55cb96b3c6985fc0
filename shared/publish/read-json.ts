import { PublishError, type Draft } from './storage';

/** A file of the site that must be there. @throws PublishError when a release was deleted by hand. */
export async function readText(draft: Draft, path: string): Promise<string> {
  const bytes = await draft.read(path);
  if (bytes) return bytes.toString('utf8');
  throw new PublishError(
    `${draft.where}/${path} is missing: the release was deleted by hand. Nothing was changed. Publish it again, or roll back to another (npm run releases).`,
  );
}

export async function readJson<Value>(draft: Draft, path: string): Promise<Value> {
  return JSON.parse(await readText(draft, path)) as Value;
}
