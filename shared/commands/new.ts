import { createInterface } from 'node:readline/promises';
import { addWorkspace } from '@portfolio/workspace/add-workspace';
import { contentRoot } from '@portfolio/workspace/content-root';
import { root } from '@portfolio/workspace/root';
import { runCommand } from '@portfolio/workspace/run-command';
import { newArea } from '@portfolio/scaffold/new-area';
import { newProject } from '@portfolio/scaffold/new-project';
import { newSite, sampleContent } from '@portfolio/scaffold/new-site';

await runCommand(
  {
    does: 'Makes the folder of a new page, or a new area with its group in shell/content/site.md; "site" empties the sample and leaves a page in every area, after asking.',
    usage: 'npm run new -- <area> <code> "<title>" | area <name> "<title>" | site',
    options: { yes: { type: 'boolean', says: 'empties the sample without asking' } },
    example: 'npm run new architecture TWR "Water tower"',
  },
  async (args, { yes }) => {
    if (args[0] === 'area') return makeArea(args.slice(1));
    // npm takes --yes for its own, unless it stands behind "--".
    if (args[0] === 'site') return makeSite(yes === true || process.env['npm_config_yes'] === 'true');
    const { file, path } = await newProject(contentRoot, args);
    console.log(`${file}\nhttp://localhost:${process.env['PORT'] ?? '4173'}${path} (after npm start)`);
  },
);

async function makeArea(args: readonly string[]): Promise<void> {
  const { files, path } = await newArea(root, args);
  addWorkspace(root, `remote-${args[0]}`);
  console.log(`${files.join('\n')}\nhttp://localhost:${process.env['PORT'] ?? '4173'}${path} (after npm start)`);
}

async function makeSite(isAgreed: boolean): Promise<void> {
  const { folders, pages } = sampleContent(contentRoot);
  const question = `This deletes the ${pages} sample pages in ${folders.join(', ')}. Type yes to go on: `;
  if (!isAgreed && (await answerTo(question)) !== 'yes') return console.log('Nothing was changed.');
  const files = await newSite(contentRoot);
  console.log(`Begin with these files, then run npm start:\n${files.join('\n')}`);
}

/** What is typed; nothing where the input ends without an answer. */
async function answerTo(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    return (await Promise.race([lines.question(question), ended])).trim();
  } finally {
    lines.close();
  }
}
