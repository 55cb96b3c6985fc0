import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

/**
 * What a script prints as JSON. It is run in a process of its own: what draws letters is made of ES modules, which Jest
 * can't require.
 * @param script TypeScript; its imports are relative to this package's folder.
 * @param content the folder with the settings of the site, that of the repository unless told.
 */
export function runInOwnProcess(script: string, content?: string): unknown {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const env = { ...process.env, ...(content && { CONTENT: content }) };
  return JSON.parse(execFileSync(process.execPath, args, { cwd: dirname(__dirname), encoding: 'utf8', env }));
}
