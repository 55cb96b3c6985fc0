import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@portfolio/workspace/root';
import { hostings } from '@portfolio/publish/hosting';
import { runCommand } from '@portfolio/workspace/run-command';
import { requireFolder, siteFolder } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage';

/** `npm run hosting -- nginx|nginx-brotli|firebase|headers`: writes a host's configuration into `hosting/`, or the folder named after it. */
await runCommand(async () => {
  requireFolder('This configuration');
  const name = process.argv[2] ?? '';
  const files = hostings[name]?.(siteFolder);
  if (!files) throw new PublishError(`There is no hosting "${name}". There are: ${Object.keys(hostings).join(', ')}.`);
  const folder = process.argv[3] ?? join(root, 'hosting');
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(folder, file), text);
    console.log(`Written: ${join(folder, file)}`);
  }
});
