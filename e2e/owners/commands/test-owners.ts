import { spawnSync } from 'node:child_process';
import { commandLine } from '@portfolio/workspace/run-command';
import { owners, repositoryOf } from '../owners';

const { names } = commandLine({
  does: 'Makes the site of each owner, or of the named one, in a copy of the repository, and runs all tests there, or the given command.',
  usage: 'npm run site -- test:owners [owner [command…]]',
  passesTo: 'that command',
  example: 'npm run site -- test:owners swedish npx jest shell',
});
const [only, ...command] = names;
const failed: string[] = [];
for (const name of only ? [only] : Object.keys(owners)) {
  const { root, site } = await repositoryOf(name);
  console.log(`\n══ ${name}: ${root}`);
  const [program = 'npm', ...args] = command.length > 0 ? command : ['npm', 'run', 'test:all'];
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, SITE: site } });
  if (status !== 0) failed.push(name);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll owners passed.');
process.exitCode = failed.length > 0 ? 1 : 0;
