import { isAreaName } from '@portfolio/contract/areas';
import { folderStorage } from '@portfolio/publish/folder-storage';
import { publish } from '@portfolio/publish/publish';

/** Publishes one build and waits for other publishers: `publish-one.ts <site> <area> <build>`. */
const [site = '', area = '', build = ''] = process.argv.slice(2);
if (!isAreaName(area)) throw new Error(`There is no area ${area}.`);
await publish(folderStorage(site, { limit: 300_000, tell: console.log }), { [area]: build });
