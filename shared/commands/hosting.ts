import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfiguration, withEnvFile } from '@portfolio/workspace/configuration';
import { root } from '@portfolio/workspace/root';
import { bucketPlace } from '@portfolio/publish/storage/bucket/store/bucket-address';
import { bucketHostings } from '@portfolio/publish/hosting/edge/bucket-hostings';
import { hostings } from '@portfolio/publish/hosting/hostings';
import { otherLanguages } from '@portfolio/content/site/site-settings';
import { contentRoot } from '@portfolio/workspace/content-root';
import { runCommand } from '@portfolio/workspace/run-command';
import { requireFolder, siteFolder } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage/storage';
import { basePathOf } from '@portfolio/contract/published/site-address';

await runCommand(
  {
    does: `Writes a host's configuration, or the policies for the keys of areas, into hosting/ or the named folder. There are: ${[...Object.keys(hostings), ...Object.keys(bucketHostings)].join(', ')}.`,
    usage: 'npm run site -- hosting <host> [folder]',
    example: 'npm run site -- hosting nginx /etc/nginx/conf.d',
  },
  async ([name = '', folder = join(root, 'hosting')]) => {
    const files = filesOf(name);
    await mkdir(folder, { recursive: true });
    for (const [file, text] of Object.entries(files)) {
      await writeFile(join(folder, file), text);
      console.log(`Written: ${join(folder, file)}`);
    }
  },
);

/** @throws PublishError for an unknown host, and for one that cannot serve the site where it is. */
function filesOf(name: string): Readonly<Record<string, string>> {
  const [ofFolder, ofBucket] = [hostings[name], bucketHostings[name]];
  const { address, foreignHosts } = readConfiguration();
  const site = { base: basePathOf(address), languages: otherLanguages(contentRoot), foreignHosts };
  if (ofBucket) return ofBucket(bucketPlace(siteFolder(), withEnvFile()), site);
  if (!ofFolder) {
    const names = [...Object.keys(hostings), ...Object.keys(bucketHostings)];
    throw new PublishError(`There is no hosting "${name}". There are: ${names.join(', ')}.`);
  }
  requireFolder(`The hosting "${name}"`);
  return ofFolder(siteFolder(), site);
}
