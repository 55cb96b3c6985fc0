import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MassingChoice } from '@portfolio/model/massing/choice';
import type { Model } from '@portfolio/model/model';
import type { AreaName } from '@portfolio/contract/areas';
import { contentRoot } from '@portfolio/workspace/content-root';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { root } from '@portfolio/workspace/root';

export type Project = { code: string; folder: string; file: string };

/** Every page that has a model beside its text: remote-<area>/content/<CODE>/model.ts. @param area of one area only. */
export function findProjects(area?: AreaName, place = contentRoot): Project[] {
  const folders = readdirSync(place)
    .filter((name) => (area ? name === `remote-${area}` : name.startsWith('remote-')))
    .map((name) => join(place, name, 'content'))
    .filter((content) => existsSync(content))
    .flatMap((content) => readdirSync(content).map((name) => join(content, name)));
  return folders
    .map((folder) => ({ code: basename(folder), folder, file: join(folder, 'model.ts') }))
    .filter(({ file }) => existsSync(file))
    .sort((a, b) => a.code.localeCompare(b.code));
}

/** The projects with these codes, all of them when none is given. */
export function chooseProjects(codes: readonly string[], place = contentRoot): Project[] {
  const all = findProjects(undefined, place);
  for (const code of codes) {
    if (all.some((project) => project.code === code)) continue;
    throw new ReportedError(
      `There is no model of "${code}". There are: ${all.map((project) => project.code).join(', ')}.`,
    );
  }
  return codes.length ? all.filter(({ code }) => codes.includes(code)) : all;
}

export async function loadModel({ code, file }: Project): Promise<Model> {
  const { model } = (await import(pathToFileURL(file).href)) as { model?: Model };
  if (!model) throw new ReportedError(`${fromRoot(file)} exports no "model".`);
  if (model.code !== code) throw new ReportedError(`${fromRoot(file)} begins "${model.code}", its folder is ${code}.`);
  return model;
}

/** How the model is reduced to be turned on its page, where it is. */
export async function loadMassingChoice({ folder }: Project): Promise<MassingChoice | undefined> {
  const file = join(folder, 'massing.ts');
  if (!existsSync(file)) return undefined;
  const { massing } = (await import(pathToFileURL(file).href)) as { massing?: MassingChoice };
  if (!massing) throw new ReportedError(`${fromRoot(file)} exports no "massing".`);
  return massing;
}

export function fromRoot(path: string): string {
  return relative(root, path);
}
