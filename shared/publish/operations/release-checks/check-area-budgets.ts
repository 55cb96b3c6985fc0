import { areaBudget } from '@portfolio/contract/published/area-budget';
import { areaIn, liveAreas, type LiveArea } from '@portfolio/contract/published/live-areas';
import { releaseFolder } from '@portfolio/contract/published/paths';
import type { BuildManifest, ReleaseOwner, Releases } from '@portfolio/contract/release';
import { compressThoroughly } from '../../storage/drafts/compress';
import { readJson, readText } from '../../storage/read-json';
import { PublishError, type Draft } from '../../storage/storage';

/**
 * Whether the first view of each published area stays within its budget, compressed as hosts send it.
 * @throws PublishError that names the area, its files with their bytes, and the limit.
 */
export async function checkAreaBudgets(
  draft: Draft,
  releases: Releases,
  published: readonly ReleaseOwner[],
): Promise<void> {
  for (const area of liveAreas(releases)) if (published.includes(area)) await checkArea(draft, releases, area);
}

async function checkArea(draft: Draft, releases: Releases, area: LiveArea): Promise<void> {
  const files = await firstViewOf(draft, `${releaseFolder(area, areaIn(releases, area)?.live ?? '')}/browser`);
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  const limit = areaBudget(area);
  if (sum <= limit) return;
  const largestFirst = files.sort((one, other) => other.bytes - one.bytes);
  throw new PublishError(
    `The first view of ${area} loads ${counted(sum)} bytes of it (brotli), and may load ${counted(limit)}: ${largestFirst.map(({ file, bytes }) => `${file} ${counted(bytes)}`).join(', ')}. Nothing was published. Load with import() what no page needs at once, or raise the limit of ${area} in shared/contract/published/area-budget.ts.`,
  );
}

async function firstViewOf(draft: Draft, folder: string): Promise<{ file: string; bytes: number }[]> {
  const { entry, module, css } = await readJson<BuildManifest>(draft, `${folder}/release.json`);
  return Promise.all(
    [...entry, ...module, ...css].map(async (file) => {
      const { br } = await compressThoroughly(Buffer.from(await readText(draft, `${folder}/${file}`)));
      return { file, bytes: br.length };
    }),
  );
}

function counted(bytes: number): string {
  return bytes.toLocaleString('en');
}
