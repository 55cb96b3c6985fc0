import { folderStorage } from '@portfolio/publish/folder-storage';
import { publish } from '@portfolio/publish/publish';

/** Publishes two builds of research alternately until it is killed, and prints when each publish starts. */
const [site = '', ...builds] = process.argv.slice(2);
for (let count = 0; ; count++) {
  process.stdout.write(`${performance.now()}\n`);
  await publish(folderStorage(site), { research: builds[count % 2] ?? '' });
}
