import { readYaml } from '@portfolio/content/source/fields/yaml-fields';
import type { SitePage } from '../site/site-pages';

/** A video of a page: its title, and whether it is a film that lies beside the page. */
export type SiteVideo = { title: string; isFilm: boolean };

type Fields = { title?: string; file?: string; id?: string };

export function videosOf({ body, file }: SitePage): SiteVideo[] {
  const [, block = '[]'] = /^```videos\n(.*?)\n```$/ms.exec(body) ?? [];
  const videos = readYaml(file, block, 0).value as readonly Fields[];
  return videos.map((video) => ({ title: video.title ?? '', isFilm: Boolean(video.file) && !video.id }));
}
