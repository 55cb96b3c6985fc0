import { root } from '../../build/root';
import { runCommand } from '../../publish/run-command';
import { newProject } from '../new-project';

/** `npm run new architecture TWR "A tower"`: makes the content folder of a new page. */
await runCommand(async (args) => {
  const { file, path } = await newProject(root, args);
  console.log(`${file}\nhttp://localhost:${process.env['PORT'] ?? '4173'}${path} (after npm start)`);
});
