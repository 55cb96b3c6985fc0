import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '..', '..');
const imageCount = 35;

/**
 * `npm run bench:start`: how long `npm start` takes in a fresh copy of the repository with 35 source images
 * of 1920 px, the packages being there; and how long it takes the second time.
 */
const copy = mkdtempSync(join(tmpdir(), 'portfolio-start-'));
try {
  copyRepository();
  const added = await addSourceImages();
  console.log(`${added} source images of 1920 px. First start, then second start:`);
  for (const turn of ['first', 'second']) console.log(`${turn}: ${(await timeStart()).toFixed(1)} s`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function copyRepository(): void {
  const files = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  for (const file of files) if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  // The packages as hard links: the links between workspaces then lead into the copy.
  spawnSync('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')]);
}

/** Tops the content up to 35 source images by mirrored and shifted versions of those it has, or of a noisy gradient. */
async function addSourceImages(): Promise<number> {
  const content = join(copy, 'remote-architecture', 'content');
  const folders = readdirSync(content).filter((name) => existsSync(join(content, name, 'index.md')));
  const present = folders.flatMap((name) =>
    readdirSync(join(content, name))
      .filter((file) => file.endsWith('.jpg'))
      .map((file) => join(content, name, file)),
  );
  for (let index = present.length; index < imageCount; index++) {
    const folder = join(content, folders[index % folders.length] ?? '');
    const source = present[index % Math.max(1, present.length)];
    const picture = source
      ? sharp(source)
      : sharp({
          create: {
            width: 1920,
            height: 1280,
            channels: 3,
            background: '#888',
            noise: { type: 'gaussian', mean: 150, sigma: 20 },
          },
        });
    const name = `extra-${index}.jpg`;
    await picture
      .resize(1920, 1280)
      .flop(index % 2 === 0)
      .modulate({ brightness: 0.9 + index / 200 })
      .jpeg({ quality: 94 })
      .toFile(join(folder, name));
    addImage(join(folder, 'index.md'), name);
  }
  return imageCount;
}

function addImage(file: string, name: string): void {
  const text = readFileSync(file, 'utf8');
  const image = `  - imgSrc: ${name}\n    captionText: ""\n    alt: A source image for measuring.\n    small: true\n`;
  writeFileSync(
    file,
    /^images:$/m.test(text)
      ? text.replace(/^images:\n/m, `images:\n${image}`)
      : text.replace(/\n---\n/, `\nimages:\n${image}---\n`),
  );
}

function timeStart(): Promise<number> {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: copy,
    env: { ...process.env, PORT: '0', SITE: join(copy, 'site') },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      process.stdout.write(text);
      if (!text.includes('The site is at')) return;
      if (child.pid) process.kill(-child.pid);
      resolve((performance.now() - began) / 1000);
    });
    child.on('close', (status) => reject(new Error(`npm start ended with ${status} before the site was there.`)));
  });
}
