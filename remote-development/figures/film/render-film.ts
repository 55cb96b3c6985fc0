import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { frameSize, type Caption, type Film } from './film';

const perSecond = 30;
/** Bytes that a file may have: a film costs no more than a page of pictures. */
const heaviest = 2.5 * 1024 * 1024;

const colours = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'].concat([
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
]);
/** AV1 for those who have it, H.264 for all others; no sound. */
const encodings: readonly { extension: string; options: readonly string[] }[] = [
  { extension: 'webm', options: ['-c:v', 'libsvtav1', '-preset', '5', '-crf', '34', '-g', '150'] },
  {
    extension: 'mp4',
    options: [
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-tune',
      'animation',
      '-crf',
      '22',
      '-g',
      '150',
      '-movflags',
      '+faststart',
    ],
  },
];

/** Writes the files of a film into a folder: pictures, captions, and what is shown before it plays. @returns their sizes */
export async function renderFilm(folder: string, name: string, film: Film): Promise<string[]> {
  const files = encodings.map(({ extension }) => join(folder, `${name}.${extension}`));
  await encode(film, files);
  await writeFile(join(folder, `${name}.vtt`), captionsOf(film.captions));
  await picture(film, film.poster).then((image) => image.png({ palette: true }).toFile(join(folder, `${name}.png`)));
  return Promise.all(files.map(sizeOf));
}

/** Pictures of a film to look at, so many seconds apart. */
export async function renderStills(folder: string, name: string, film: Film, apart: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let now = 0; now < film.seconds; now += apart) {
    const image = await picture(film, now);
    await image.png().toFile(join(folder, `${name}-${now.toFixed(1).padStart(4, '0')}.png`));
  }
}

async function encode(film: Film, files: readonly string[]): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${frameSize.width}x${frameSize.height}`];
  const outputs = encodings.flatMap(({ options }, i) => [
    ...options,
    ...colours,
    '-an',
    '-map_metadata',
    '-1',
    files[i] ?? '',
  ]);
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, '-r', String(perSecond), '-i', '-', ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
    // The AV1 encoder's own messages: errors only.
    env: { ...process.env, SVT_LOG: '1' },
  });
  const ended = once(ffmpeg, 'exit');
  for (let i = 0; i < film.seconds * perSecond; i++) {
    const image = await picture(film, i / perSecond);
    const pixels = await image.removeAlpha().raw().toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg could not write ${files.join(' and ')}; the lines above say why.`);
}

async function picture(film: Film, seconds: number): Promise<Sharp> {
  return sharp(Buffer.from(film.at(seconds)));
}

async function sizeOf(file: string): Promise<string> {
  const { size } = await stat(file);
  const text = `${file} ${(size / 1024).toFixed(0)} KB`;
  if (size > heaviest) throw new Error(`${text}: a file of a film may have ${heaviest / 1024} KB.`);
  return text;
}

function captionsOf(captions: readonly Caption[]): string {
  const cues = captions.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function time(seconds: number): string {
  return `00:${seconds.toFixed(3).padStart(6, '0')}`;
}
