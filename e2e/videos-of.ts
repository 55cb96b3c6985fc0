import type { SitePage } from './site-pages';

/** A video of a page: its title, and whether it is a film that lies beside the page. */
export type SiteVideo = { title: string; isFilm: boolean };

export function videosOf({ body }: SitePage): SiteVideo[] {
  const [, block = ''] = /^```videos\n(.*?)\n```$/ms.exec(body) ?? [];
  return block
    .split(/^- /m)
    .slice(1)
    .map((video) => ({
      title: /^ *title: *"?(.*?)"?$/m.exec(video)?.[1] ?? '',
      isFilm: /^ *file:/m.test(video) && !/^ *id:/m.test(video),
    }));
}
