import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Model } from '@portfolio/model/model';
import { finishedDrawing } from './finished-drawing';
import { massingOf } from '@portfolio/model/massing/extract';
import { chooseProjects, fail, fromRoot, loadMassingChoice, loadModel, type Project } from './projects';
import { makeSheet } from './sheet';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, sheet: { type: 'boolean' }, only: { type: 'string' } },
});

try {
  const projects = chooseProjects(positionals);
  if (values.sheet) console.log(`Contact sheet: ${fromRoot(await makeSheet(projects))}`);
  else for (const project of projects) await drawAll(project, await loadModel(project));
} catch (error) {
  fail(error);
}

async function drawAll(project: Project, model: Model) {
  for (const name of Object.keys(model.drawings)) {
    if (values.only && values.only !== name) continue;
    put(join(project.folder, `${name}.svg`), finishedDrawing(model, name));
  }
  const choice = await loadMassingChoice(project);
  if (choice && (values.only ?? 'massing') === 'massing')
    put(join(project.folder, 'massing.json'), `${JSON.stringify(massingOf(model, choice))}\n`);
  if (!values.check) console.log(`${model.code}  ${measures(model)}`);
}

function put(target: string, text: string) {
  if (values.check) compare(target, text);
  else writeFileSync(target, text);
  console.log(`${fromRoot(target)}  ${(gzipSync(text).length / 1024).toFixed(1)} KB gzip`);
}

function compare(target: string, text: string) {
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
  const what = existsSync(target) ? 'no longer matches its model' : 'is missing';
  throw new Error(`${fromRoot(target)} ${what}: run "npm run model" and commit the file.`);
}

function measures({ measures }: Model): string {
  return Object.entries(measures)
    .map(([name, value]) => `${name} ${Number(value.toFixed(1))}`)
    .join(', ');
}
