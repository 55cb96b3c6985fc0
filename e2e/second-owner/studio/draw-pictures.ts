import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawSpecimen, specimenNames } from './specimens';
import { drawStill } from './still';
import { stills } from './stills';

/** Draws the pictures that are not there yet, such as `KOB/grupp.jpg`. The same sources give the same pictures. */
export async function drawPictures(folder: string): Promise<void> {
  const pictures: [name: string, draw: () => Promise<Buffer>][] = [
    ...Object.entries(stills).map(([name, still]) => [name, () => drawStill(still)] as [string, () => Promise<Buffer>]),
    ...specimenNames.map((name) => [name, () => drawSpecimen(name)] as [string, () => Promise<Buffer>]),
  ];
  for (const [name, draw] of pictures) {
    const file = join(folder, `${name}.jpg`);
    if (existsSync(file)) continue;
    await mkdir(dirname(file), { recursive: true });
    // Under its name only when it is complete.
    await writeFile(`${file}.part`, await draw());
    await rename(`${file}.part`, file);
  }
}
