import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { root } from '@portfolio/workspace/root';

/**
 * The program that checks types: TypeScript 7, a quarter of the time of 6. It has no JavaScript API, so ts-loader and the
 * linter keep 6. Not its script `tsc`, which would leave the program running when it is ended.
 * @throws ReportedError where it is not installed.
 */
export function typescriptProgram(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const compiler = createRequire(join(root, 'package.json')).resolve('@typescript/native/package.json');
    const program = createRequire(compiler).resolve(`@typescript/typescript-${platform}/package.json`);
    return join(dirname(program), 'lib', process.platform === 'win32' ? 'tsc.exe' : 'tsc');
  } catch {
    throw new ReportedError(`TypeScript is not installed for ${platform}: npm install installs it.`);
  }
}
