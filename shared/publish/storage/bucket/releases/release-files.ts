import type { ReleaseFiles } from '@portfolio/contract/release';
import { filesName } from '@portfolio/contract/published/paths';
import { jsonIn } from '../../read-json';
import type { ObjectStore } from '../store/object-store';

const inRelease = /^(_shell\/[^/]+|_areas\/[^/]+\/(?!media(?:\/|$))[^/]+)(?:\/(.*))?$/;
const inMedia = /^_areas\/([^/]+)\/media(?:\/(.*))?$/;

/** Where a path lies: in a release, among the pictures of an area, or elsewhere. */
export type Place =
  { kind: 'release'; folder: string; file: string } | { kind: 'media'; area: string; file: string } | { kind: 'own' };

export function placeOf(path: string): Place {
  const [, folder, file = ''] = inRelease.exec(path) ?? [];
  if (folder) return { kind: 'release', folder, file };
  const [, area, picture = ''] = inMedia.exec(path) ?? [];
  return area ? { kind: 'media', area, file: picture } : { kind: 'own' };
}

/** What is uploaded and removed together: the folder of a release, or a picture with its compressed form. */
export function unitOf(path: string): string | undefined {
  const place = placeOf(path);
  if (place.kind === 'release') return place.folder;
  return place.kind === 'media' ? `_areas/${place.area}/media/${pictureOf(place.file)}` : undefined;
}

/** The name of a picture, or of the folder of a download, from a path among the pictures. */
export function pictureOf(file: string): string {
  return (file.split('/')[0] ?? '').replace(/\.br$/, '');
}

/** The list of a release's files. It is written as the last of them, so that it marks a whole release. */
export async function readReleaseFiles(store: Pick<ObjectStore, 'get'>, folder: string): Promise<ReleaseFiles> {
  const object = await store.get(`${folder}/${filesName}`);
  return object ? jsonIn<ReleaseFiles>(object.bytes) : {};
}
