import { join, relative } from 'node:path';
import { aliasNotes, exportFolder, exportZip } from '@portfolio/publish/hosting/export/export-site';
import { readRollout, rolloutText } from '@portfolio/publish/releases/rollout-file';
import { openSite, requireFolder, siteFolder } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage/storage';
import { root } from '@portfolio/workspace/root';
import { runCommand } from '@portfolio/workspace/run-command';

const kinds = {
  folder: { run: exportFolder, name: 'export' },
  zip: { run: exportZip, name: 'export.zip' },
};

await runCommand(
  {
    does: 'Writes the live site as plain files, for a host that files are copied to: into export/, export.zip, or the named place.',
    usage: 'npm run site -- export [folder | zip] [where]',
    example: 'npm run site -- export zip',
  },
  async ([kind = 'folder', where]) => {
    if (kind !== 'folder' && kind !== 'zip')
      throw new PublishError(`A site can't be exported as "${kind}". There are: folder, zip.`);
    requireFolder('An export');
    const { run, name } = kinds[kind];
    const target = where ?? join(root, name);
    const rollout = await readRollout(openSite());
    if (rollout)
      console.log(
        `A rollout runs: ${rolloutText(rollout)}. A plain host gives the same files to all and can't choose: the export has what is live for the others, and the rollout goes on.`,
      );
    for (const sentence of await aliasNotes(siteFolder())) console.log(sentence);
    console.log(`${await run(siteFolder(), target)} files in ${relative(process.cwd(), target) || target}`);
  },
);
