import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { MassingChoice } from '@portfolio/model/massing/choice';
import type { Model } from '@portfolio/model/model';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export type Project = { code: string; folder: string; file: string };

/** Every page that has a model beside its words: remote-<area>/content/<CODE>/model.ts. */
export function findProjects(): Project[] {
  const folders = readdirSync(root)
    .filter((name) => name.startsWith('remote-'))
    .map((name) => join(root, name, 'content'))
    .filter((content) => existsSync(content))
    .flatMap((content) => readdirSync(content).map((name) => join(content, name)));
  return folders
    .map((folder) => ({ code: basename(folder), folder, file: join(folder, 'model.ts') }))
    .filter(({ file }) => existsSync(file))
    .sort((a, b) => a.code.localeCompare(b.code));
}

/** The projects with these codes, all of them when none is given. */
export function chooseProjects(codes: readonly string[]): Project[] {
  const all = findProjects();
  for (const code of codes) {
    if (all.some((project) => project.code === code)) continue;
    throw new Error(`There is no model of "${code}". There are: ${all.map((project) => project.code).join(', ')}.`);
  }
  return codes.length ? all.filter(({ code }) => codes.includes(code)) : all;
}

export async function loadModel({ code, file }: Project): Promise<Model> {
  const { model } = (await import(pathToFileURL(file).href)) as { model?: Model };
  if (!model) throw new Error(`${fromRoot(file)} exports no "model".`);
  if (model.code !== code) throw new Error(`${fromRoot(file)} begins "${model.code}", its folder is ${code}.`);
  return model;
}

/** How the model is reduced to be turned on its page, where it is. */
export async function loadMassingChoice({ folder }: Project): Promise<MassingChoice | undefined> {
  const file = join(folder, 'massing.ts');
  if (!existsSync(file)) return undefined;
  const { massing } = (await import(pathToFileURL(file).href)) as { massing?: MassingChoice };
  if (!massing) throw new Error(`${fromRoot(file)} exports no "massing".`);
  return massing;
}

export function fromRoot(path: string): string {
  return relative(root, path);
}

/** Prints what went wrong as one sentence and leaves with 1. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
