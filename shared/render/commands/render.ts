import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { focusOf } from '../scene/focus';
import { render } from '../scene/render';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { root } from '@portfolio/workspace/root';
import { runCommand } from '@portfolio/workspace/run-command';
import { chooseProjects, fromRoot, loadModel } from './projects';

await runCommand(
  {
    does: 'Renders pictures of a model with Blender, from the named cameras or from all of them.',
    usage: 'npm run site -- render <code> [camera…]',
    options: {
      preview: { type: 'boolean', says: 'a small one, in .cache/renders' },
      width: { type: 'string', says: 'pixels of --preview; 480 without it' },
    },
    example: 'npm run site -- render TWR hero',
  },
  async ([code, ...names], values) => {
    if (!code) throw new ReportedError('Say which project and camera: npm run site -- render HAL hero.');
    const [project] = chooseProjects([code]);
    if (!project) throw new ReportedError(`There is no model of "${code}".`);
    const model = await loadModel(project);
    for (const name of names.length ? names : Object.keys(model.cameras)) {
      const work = join(root, '.cache', 'renders', `${code}-${name}-${process.pid}`);
      mkdirSync(join(root, '.cache', 'renders'), { recursive: true });
      const full = {
        width: model.cameras[name]?.width ?? (name === 'hero' ? 2240 : 1920),
        samples: model.cameras[name]?.samples ?? 12,
        oversize: 1.25,
      };
      const size = values.preview ? { width: Number(values.width ?? 480), samples: 12, oversize: 1 } : full;
      const target = values.preview
        ? join(root, '.cache', 'renders', `${code}-${name}.jpg`)
        : join(project.folder, `${name}.jpg`);
      await render(model, name, { ...size, folder: work, target, onProgress: progressOf(`${code} ${name}`) });
      process.stdout.write(`\r${fromRoot(target)}  focus: ${focusOf(model, name)}                    \n`);
    }
  },
);

/** Prints a line that is written over again and again: how much is done and how long it will take. */
function progressOf(title: string) {
  const start = Date.now();
  let last = 0;
  return (share: number) => {
    if (Date.now() - last < 1000 || share <= 0) return;
    last = Date.now();
    const left = ((Date.now() - start) / 1000) * (1 / share - 1);
    const time = left > 90 ? `${Math.round(left / 60)} minutes` : `${Math.round(left)} seconds`;
    process.stdout.write(`\r${title}  ${Math.round(share * 100)} %, about ${time} left, then a minute to finish   `);
  };
}
