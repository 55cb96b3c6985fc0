import { root } from '@portfolio/workspace/root';
import { runCommand } from '@portfolio/workspace/run-command';
import { newProject } from '@portfolio/content/new-project';

/** `npm run new architecture TWR "A tower"`: makes the content folder of a new page. */
await runCommand(async (args) => {
  const { file, path } = await newProject(root, args);
  console.log(`${file}\nhttp://localhost:${process.env['PORT'] ?? '4173'}${path} (after npm start)`);
});
