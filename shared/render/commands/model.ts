import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Model } from '@portfolio/model/model';
import { massingOf } from '@portfolio/model/massing/extract';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { runCommand } from '@portfolio/workspace/run-command';
import { loadLetters } from '../letters/face';
import { finishedDrawing } from './finished-drawing';
import { chooseProjects, fromRoot, loadMassingChoice, loadModel, type Project } from './projects';
import { makeSheet } from './sheet';

type How = { check?: boolean; only?: string };

await runCommand(
  {
    does: 'Draws plans, sections and axonometrics of pages from their models, and reduces those that are turned on their page.',
    usage: 'npm run site -- model [code…]',
    options: {
      only: { type: 'string', says: 'only this drawing, or massing' },
      check: { type: 'boolean', says: 'writes nothing and ends with 1 where a file no longer matches its model' },
      sheet: { type: 'boolean', says: 'all pictures of the projects in one, .cache/contact-sheet.png' },
    },
    example: 'npm run site -- model TWR',
  },
  async (names, { sheet, ...how }) => {
    const projects = chooseProjects(names);
    if (sheet) return console.log(`Contact sheet: ${fromRoot(await makeSheet(projects))}`);
    await loadLetters();
    for (const project of projects) await drawAll(project, await loadModel(project), how);
  },
);

async function drawAll(project: Project, model: Model, how: How) {
  for (const name of Object.keys(model.drawings)) {
    if (how.only && how.only !== name) continue;
    put(join(project.folder, `${name}.svg`), finishedDrawing(model, name), how);
  }
  const choice = await loadMassingChoice(project);
  if (choice && (how.only ?? 'massing') === 'massing')
    put(join(project.folder, 'massing.json'), `${JSON.stringify(massingOf(model, choice))}\n`, how);
  if (!how.check) console.log(`${model.code}  ${measures(model)}`);
}

function put(target: string, text: string, { check }: How) {
  if (check) compare(target, text);
  else writeFileSync(target, text);
  console.log(`${fromRoot(target)}  ${(gzipSync(text).length / 1024).toFixed(1)} KB gzip`);
}

function compare(target: string, text: string) {
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
  const what = existsSync(target) ? 'no longer matches its model' : 'is missing';
  throw new ReportedError(`${fromRoot(target)} ${what}: run "npm run site -- model" and commit the file.`);
}

function measures({ measures }: Model): string {
  return Object.entries(measures)
    .map(([name, value]) => `${name} ${Number(value.toFixed(1))}`)
    .join(', ');
}
