import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaName } from '@portfolio/contract/areas';
import { outputIn } from '@portfolio/workspace/content-root';
import { root } from '@portfolio/workspace/root';
import { publishSite } from '../site/serve-site';

const folder = join(root, '.cache', 'second-owner');

/** The folder of the content, as CONTENT names it: tests may change it. */
export const content = join(folder, 'content');
export const mailbox = join(folder, 'mailbox');

/** Where the second owner has pages. */
const areas: readonly AreaName[] = ['architecture', 'research', 'contact'];

/** Builds and publishes the other owner's portfolio with the commands that an owner uses. @returns its folder. */
export function publishSecondOwner(): string {
  for (const old of ['content', 'mailbox', '.site']) rmSync(join(folder, old), { recursive: true, force: true });
  // With their times: content that is unchanged is not compiled again.
  cpSync(join(import.meta.dirname, 'content'), content, { recursive: true, preserveTimestamps: true });
  for (const area of areas) takeCode(area);
  return publishSite(join('second-owner', 'site'), { CONTENT: content });
}

/** The code of an area does not depend on content: what was built for the sample is not built again. */
function takeCode(area: AreaName): void {
  const [from, to] = [join(root, `remote-${area}`, 'dist'), outputIn(content, area)];
  for (const part of ['browser', 'server', 'code.fingerprint']) {
    rmSync(join(to, part), { recursive: true, force: true });
    if (existsSync(join(from, part))) cpSync(join(from, part), join(to, part), { recursive: true });
  }
}
