import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { faultInMassing } from '@portfolio/model/massing/fault';

/**
 * Reads every massing.json in a content folder.
 * @throws an error that names the file and what is wrong with it, also when a page has a massing.ts and no file
 */
export function checkMassings(content: string): void {
  for (const { name } of readdirSync(content, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const file = join(content, name, 'massing.json');
    if (existsSync(file)) checkMassing(file);
    else if (existsSync(join(content, name, 'massing.ts')))
      throw new Error(`${shown(file)} is missing: run "npm run model -- --only massing ${name}" and commit the file.`);
  }
}

function checkMassing(file: string) {
  const fault = faultInMassing(read(file));
  if (fault) throw new Error(`${shown(file)}: ${fault} Run "npm run model -- --only massing" again.`);
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${shown(file)} is no JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function shown(file: string): string {
  return relative(process.cwd(), file);
}
