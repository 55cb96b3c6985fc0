import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { otherLanguages } from '@portfolio/content/site/site-settings';
import { contentRoot } from '@portfolio/workspace/content-root';
import { root } from '@portfolio/workspace/root';
import { hostings } from '@portfolio/publish/hosting/hostings';
import { runCommand } from '@portfolio/workspace/run-command';
import { requireFolder, siteFolder, sitePath } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage/storage';

await runCommand(
  {
    does: "Serves the site in Firebase Hosting's own emulator, with the generated configuration. firebase-tools is no dependency: FIREBASE names its program.",
    usage: 'npm run site -- emulate',
    example: 'FIREBASE=/path/to/firebase npm run site -- emulate',
  },
  async () => {
    requireFolder('The emulator');
    const named = process.env['FIREBASE'];
    const [program, args] = named ? [named, []] : ['npx', ['--no-install', 'firebase']];
    if (spawnSync(program, [...args, '--version'], { cwd: root }).status !== 0) {
      throw new PublishError(
        `firebase-tools is not here${named ? ` (FIREBASE=${named})` : ''}. Install it somewhere (npm install -g firebase-tools) and name its program: FIREBASE=/path/to/firebase npm run site -- emulate`,
      );
    }
    const folder = join(root, '.cache', 'firebase');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const base = await sitePath();
    cpSync(realpathSync(siteFolder()), join(folder, 'export', base), { recursive: true });
    for (const [file, text] of Object.entries(
      hostings['firebase']?.(siteFolder(), { base, languages: otherLanguages(contentRoot) }) ?? {},
    ))
      writeFileSync(join(folder, file), text);
    // A project whose name begins with "demo-" needs no account.
    const asked = ['emulators:start', '--only', 'hosting', '--project', 'demo-portfolio'];
    const { status } = spawnSync(program, [...args, ...asked], { cwd: folder, stdio: 'inherit' });
    process.exitCode = status ?? 1;
  },
);
