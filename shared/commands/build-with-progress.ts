import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { buildWorkspaces, type BuildOptions, type Built } from '@portfolio/build/build-workspace';
import { pictureExtensions } from '@portfolio/content/media/encoding/pictures';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { contentOf } from '@portfolio/workspace/content-root';
import { showProgress } from './show-progress';

/** Builds workspaces and shows how far that is; @returns what each of them became. */
export async function buildWithProgress(
  names: readonly ReleaseOwner[],
  how: Pick<BuildOptions, 'care' | 'types' | 'wait'> = {},
): Promise<Built[]> {
  const pictures = new Map(names.map((owner) => [owner, owner === 'shell' ? 0 : picturesOf(owner)]));
  const progress = showProgress(pictures);
  const done = new Map<ReleaseOwner, number>();
  const built: Built[] = [];
  try {
    await buildWorkspaces(names, {
      ...how,
      notify: progress.warn,
      onBundles: (owner) => progress.begin({ owner, doing: 'bundles' }),
      onPicture: (owner) => {
        const of = pictures.get(owner) ?? 0;
        done.set(owner, Math.min(of, (done.get(owner) ?? 0) + 1));
        progress.begin({ owner, doing: 'pictures', done: done.get(owner) ?? 0, of });
      },
      onBuilt: (each) => {
        built.push(each);
        progress.end(each.owner, sentence(each));
      },
    });
  } finally {
    progress.stop();
  }
  return built;
}

/** Pictures in the folders of an area's pages. That there are none, or no area, is said by who builds them. */
function picturesOf(owner: ReleaseOwner): number {
  const content = contentOf(owner);
  const files = existsSync(content) ? readdirSync(content, { recursive: true, encoding: 'utf8' }) : [];
  return files.filter((file) => pictureExtensions.includes(extname(file).toLowerCase())).length;
}

function sentence({ owner, code, content, quick, milliseconds }: Built): string {
  const what = code === 'unchanged' && content === 'unchanged' ? 'unchanged' : `code ${code}, content ${content}`;
  return `${owner}: ${what}${quick ? ', photos quickly encoded' : ''} (${(milliseconds / 1000).toFixed(1)} s)`;
}
