import { addWorkspace } from '@portfolio/workspace/add-workspace';
import { contentRoot } from '@portfolio/workspace/content-root';
import { root } from '@portfolio/workspace/root';
import { runCommand } from '@portfolio/workspace/run-command';
import { newArea } from '@portfolio/content/new-area';
import { newProject } from '@portfolio/content/new-project';

/**
 * `npm run new architecture TWR "A tower"`: makes the content folder of a new page.
 * `npm run new area writing "Writing"`: makes a new area, with its group in `shell/content/site.md`.
 */
await runCommand(async (args) => {
  if (args[0] === 'area') return makeArea(args.slice(1));
  const { file, path } = await newProject(contentRoot, args);
  console.log(`${file}\nhttp://localhost:${process.env['PORT'] ?? '4173'}${path} (after npm start)`);
});

async function makeArea(args: readonly string[]): Promise<void> {
  const { files, path } = await newArea(root, args);
  addWorkspace(root, `remote-${args[0]}`);
  console.log(`${files.join('\n')}\nhttp://localhost:${process.env['PORT'] ?? '4173'}${path} (after npm start)`);
}
