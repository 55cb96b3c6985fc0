import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { outputIn } from '@portfolio/workspace/content-root';
import { publishSite } from '../serve-site';
import { drawPictures } from './studio/draw-pictures';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.cache', 'second-owner');

/** The folder of the content, as CONTENT names it: tests may change it. */
export const content = join(folder, 'content');
export const mailbox = join(folder, 'mailbox');

/** The works whose pictures are drawn, by area. */
export const works = { architecture: ['KOB', 'FRU', 'BAC'], research: ['SKI', 'SKA'], contact: [] } as const;

/** Builds and publishes the other owner's portfolio with the commands that an owner uses. @returns its folder. */
export async function publishSecondOwner(): Promise<string> {
  for (const old of ['content', 'mailbox', '.site']) rmSync(join(folder, old), { recursive: true, force: true });
  // With their times: content that is unchanged is not compiled again.
  const copy = { recursive: true, preserveTimestamps: true };
  cpSync(join(import.meta.dirname, 'content'), content, copy);
  const drawn = await pictures();
  for (const [area, names] of Object.entries(works)) {
    for (const name of names) cpSync(join(drawn, name), join(content, `remote-${area}`, 'content', name), copy);
    takeCode(area as keyof typeof works);
  }
  return publishSite(join('second-owner', 'site'), { CONTENT: content });
}

/** The folder with the drawn pictures of the works. */
export async function pictures(): Promise<string> {
  const drawn = join(folder, 'pictures', hashOfStudio());
  await drawPictures(drawn);
  return drawn;
}

/** The code of an area does not depend on content: what was built for the sample is not built again. */
function takeCode(area: keyof typeof works): void {
  const [from, to] = [join(root, `remote-${area}`, 'dist'), outputIn(content, area)];
  for (const part of ['browser', 'server', 'code.fingerprint']) {
    rmSync(join(to, part), { recursive: true, force: true });
    if (existsSync(join(from, part))) cpSync(join(from, part), join(to, part), { recursive: true });
  }
}

function hashOfStudio(): string {
  const studio = join(import.meta.dirname, 'studio');
  const hash = createHash('sha256');
  for (const file of readdirSync(studio).sort()) hash.update(readFileSync(join(studio, file)));
  return hash.digest('hex').slice(0, 12);
}
