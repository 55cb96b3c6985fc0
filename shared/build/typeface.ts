import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** Weights in use: shared/styles/tokens/type.css. */
export const weights = [400, 500, 600] as const;

/** A file of a family, with the weights in use that it stands for and the characters that it has. */
export type FontFile = {
  /** As CSS imports it. */
  url: string;
  path: string;
  weights: readonly number[];
  /** A variable font has all weights between these two. */
  range?: { min: number; max: number };
  characters: string;
  subset: string;
};
export type Typeface = { family: string; generic: string; files: readonly FontFile[] };

const metadata = z.object({
  id: z.string(),
  family: z.string(),
  category: z.string(),
  weights: z.array(z.number()),
  styles: z.array(z.string()),
  defSubset: z.string(),
  variable: z
    .union([z.record(z.string(), z.object({ min: z.string(), max: z.string() })), z.literal(false)])
    .optional(),
});

/** The name of a family's package: "Source Serif 4" → "source-serif-4". */
export function packageNameOf(family: string): string {
  return family.toLowerCase().replace(/\W+/g, '-');
}

/** Fontsource has variable fonts apart from those that have a file for each weight. */
const scopes = ['@fontsource-variable', '@fontsource'];

/**
 * Finds an installed family of fontsource.org.
 * @param name such as "Source Serif 4".
 * @param from a file from which packages are found.
 * @returns undefined where it is not installed.
 */
export function findTypeface(name: string, from: string): Typeface | undefined {
  const id = packageNameOf(name);
  const { resolve } = createRequire(from);
  for (const scope of scopes) {
    const folder = folderOf(resolve, `${scope}/${id}`);
    if (folder) return readTypeface(`${scope}/${id}`, folder);
  }
  return undefined;
}

function folderOf(resolve: NodeJS.RequireResolve, name: string): string | undefined {
  try {
    return dirname(resolve(`${name}/metadata.json`));
  } catch {
    return undefined;
  }
}

function readTypeface(name: string, folder: string): Typeface {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { id, family, category, ...has } = metadata.parse(read('metadata.json'));
  const ranges = existsSync(join(folder, 'unicode.json'))
    ? z.record(z.string(), z.string()).parse(read('unicode.json'))
    : {};
  const axis = has.variable && name.startsWith('@fontsource-variable/') ? has.variable['wght'] : undefined;
  const style = has.styles.includes('normal') ? 'normal' : (has.styles[0] ?? 'normal');
  const sets = axis
    ? [{ weights: [...weights], of: 'wght', range: { min: Number(axis.min), max: Number(axis.max) } }]
    : nearestWeights(has.weights).map(([weight, used]) => ({ weights: used, of: String(weight), range: undefined }));
  const files = Object.entries(ranges).flatMap(([subset, characters]) =>
    sets.map(({ weights: used, of, range }) => {
      const file = `files/${id}-${subset.replace(/[[\]]/g, '')}-${of}-${style}.woff2`;
      return {
        url: `${name}/${file}`,
        path: join(folder, file),
        weights: used,
        ...(range && { range }),
        characters,
        subset,
      };
    }),
  );
  const isFirst = ({ subset }: FontFile) => Number(subset === has.defSubset);
  return {
    family,
    generic: ['serif', 'monospace'].includes(category) ? category : 'sans-serif',
    files: files.filter(({ path }) => existsSync(path)).sort((a, b) => isFirst(b) - isFirst(a)),
  };
}

/** Which of the weights that a family has stands for which weights in use. */
function nearestWeights(has: readonly number[]): [weight: number, used: number[]][] {
  const nearest = new Map<number, number[]>();
  for (const weight of weights) {
    const [best = weight] = [...has].sort((a, b) => Math.abs(a - weight) - Math.abs(b - weight) || b - a);
    nearest.set(best, [...(nearest.get(best) ?? []), weight]);
  }
  return [...nearest];
}
