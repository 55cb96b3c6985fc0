import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadModel, root, type Project } from './projects';

const cell = { width: 640, height: 427, gap: 20, title: 40 };

/** All pictures of the projects on one page, a row for each project: .cache/contact-sheet.png. */
export async function makeSheet(projects: readonly Project[]): Promise<string> {
  const rows = await Promise.all(projects.map(async (project) => ({ project, files: await picturesOf(project) })));
  const columns = Math.max(...rows.map(({ files }) => files.length));
  const step = { x: cell.width + cell.gap, y: cell.height + cell.gap + cell.title };
  const tiles = rows.flatMap(({ project, files }, row) => [
    { input: title(project.code), left: cell.gap, top: row * step.y + 4 },
    ...files.map((file, column) => ({ file, left: cell.gap + column * step.x, top: row * step.y + cell.title })),
  ]);
  const input = await Promise.all(
    tiles.map(async (tile) =>
      'file' in tile ? { input: await thumbnail(tile.file), left: tile.left, top: tile.top } : tile,
    ),
  );
  const target = join(root, '.cache', 'contact-sheet.png');
  mkdirSync(join(root, '.cache'), { recursive: true });
  await sharp({
    create: { width: columns * step.x + cell.gap, height: rows.length * step.y, channels: 3, background: '#f3f0ea' },
  })
    .composite(input)
    .png()
    .toFile(target);
  return target;
}

/** Finished pictures, a preview in their place while there is none, then the drawings. */
async function picturesOf(project: Project): Promise<string[]> {
  const model = await loadModel(project);
  const renders = Object.keys(model.cameras).flatMap((name) => {
    const preview = join(root, '.cache', 'renders', `${project.code}-${name}.jpg`);
    return [join(project.folder, `${name}.jpg`), preview].filter(existsSync).slice(0, 1);
  });
  const drawings = Object.keys(model.drawings).map((name) => join(project.folder, `${name}.svg`));
  return [...renders, ...drawings.filter(existsSync)];
}

function thumbnail(file: string): Promise<Buffer> {
  return sharp(file, { limitInputPixels: false })
    .resize(cell.width, cell.height, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
}

function title(code: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="34"><text y="26" font-family="sans-serif" font-size="24">${code}</text></svg>`,
  );
}
