import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { areaNames, type AreaName } from '@portfolio/contract/areas';
import { contentFolder, pageFile, pageFolders } from './routes';

/** A page, from the beginning of its file. */
export type ListedPage = { area: AreaName; name: string; file: string; label: string; order: number };

/** All pages of all areas, from the beginning of their files; mistakes are left to the build. */
export function listPages(root: string): ListedPage[] {
  return areaNames.flatMap((area) => {
    const folder = contentFolder(root, area);
    return pageFolders(folder).map((name) => {
      const fields = /^---\s([\s\S]*?)\n---/.exec(readFileSync(join(folder, name, 'index.md'), 'utf8'))?.[1] ?? '';
      const order = Number(valueOf(fields, 'order'));
      return {
        area,
        name,
        file: pageFile(area, name),
        label: String(valueOf(fields, 'label') ?? name),
        order: Number.isFinite(order) ? order : 0,
      };
    });
  });
}

function valueOf(fields: string, name: string): unknown {
  const written = new RegExp(`^${name}:[ \\t]*(.+)$`, 'm').exec(fields)?.[1];
  try {
    return written && parse(written);
  } catch {
    return undefined;
  }
}
