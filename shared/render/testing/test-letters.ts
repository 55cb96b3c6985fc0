import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runInOwnProcess } from './run-in-own-process';

/**
 * Tests that drawings need no font for what the site's typeface has: as text it would be set in whichever the visitor's
 * system has.
 * @param content the folder with the pages of an area.
 */
export function testLetters(content: string): void {
  test('no drawing has a text that the typeface of the site could draw: "npm run site -- model" and "npm run site -- figures" outline it', () => {
    const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
    const left = runInOwnProcess(`
      import { readFileSync } from 'node:fs';
      import { loadLetters } from './letters/face';
      import { outlined } from './letters/outlined';
      await loadLetters();
      const left = ${JSON.stringify(files.map((name) => join(content, name)))}.filter((file) => {
        const drawing = readFileSync(file, 'utf8');
        return outlined(drawing) !== drawing;
      });
      console.log(JSON.stringify(left));`);
    expect(left).toEqual([]);
  }, 60_000);
}
