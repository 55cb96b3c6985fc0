import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Model } from '@portfolio/model/model';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { denoise } from './denoise';
import { aspectOf } from './frame';
import { grade } from './grade';
import { readPasses } from './passes';
import { sceneOf } from './scene';

const script = fileURLToPath(new URL('render.py', import.meta.url));

type Picture = {
  /** Pixels of the finished picture; its camera says how high it is. */
  width: number;
  samples: number;
  /** Rendered this much larger and reduced, so that thin bars against the sky show no steps. */
  oversize: number;
  /** Where the passes lie while the picture is made. */
  folder: string;
  target: string;
  onProgress: (share: number) => void;
};

/** Renders one camera of a model in Blender, takes the noise out, grades it and writes a JPEG. */
export async function render(model: Model, camera: string, picture: Picture): Promise<void> {
  const width = Math.round((picture.width * picture.oversize) / 6) * 6;
  const scene = sceneOf(model, camera);
  const aspect = aspectOf(scene.camera);
  const height = Math.round(width / aspect);
  await mkdir(picture.folder, { recursive: true });
  const file = join(picture.folder, 'scene.json');
  await writeFile(file, JSON.stringify(scene));
  await runBlender([file, picture.folder, width, height, picture.samples, 2].map(String), picture.onProgress);
  setPriority(constants.priority.PRIORITY_LOW);
  const passes = await readPasses(picture.folder, width, height);
  const pixels = grade(denoise(passes), passes, scene.look);
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(picture.width, Math.round(picture.width / aspect), { kernel: 'lanczos3' })
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(picture.target);
  await rm(picture.folder, { recursive: true });
}

async function runBlender(settings: string[], onProgress: (share: number) => void): Promise<void> {
  const blender = spawn('nice', ['-n', '19', 'blender', '-b', '-P', script, '--', ...settings]);
  let half = 1;
  let output = '';
  const read = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000);
    half = Number(/HALF (\d)/.exec(chunk.toString())?.[1] ?? half);
    const sample = [...chunk.toString().matchAll(/Sample (\d+)\/(\d+)/g)].at(-1);
    if (sample) onProgress((half - 1 + Number(sample[1]) / Number(sample[2])) / 2);
  };
  blender.stdout.on('data', read);
  blender.stderr.on('data', read);
  const code = await new Promise<number | null>((resolve, reject) => {
    blender.on('error', reject);
    blender.on('close', resolve);
  });
  if (code === 127) throw new ReportedError(missing);
  // Blender exits with 0 also when its script fails.
  if (code !== 0 || output.includes('Traceback'))
    throw new ReportedError(`Blender stopped (code ${code}):\n${output.slice(-1500)}`);
}

const missing =
  'Blender is not installed: on Debian and Ubuntu, apt-get install --no-install-recommends blender python3-numpy.';
