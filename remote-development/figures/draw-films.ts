import { join } from 'node:path';
import { contentModules, contentOf } from './content-modules';
import type { Film } from './film/film';
import { renderFilm, renderStills } from './film/render-film';

/**
 * `npm run films [-- name]` writes the films of the showcases; `--stills` only pictures of every second second, in
 * .cache/films. Needs ffmpeg.
 */
const args = process.argv.slice(2);
const wanted = args.filter((word) => !word.startsWith('--'));

for (const [page, { films }] of await contentModules<{ films: Readonly<Record<string, Film>> }>('films/films.ts')) {
  const folder = contentOf(page);
  for (const [name, film] of Object.entries(films)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    if (args.includes('--stills')) await renderStills(join('.cache', 'films'), name, film, 2);
    else for (const line of await renderFilm(folder, name, film)) console.log(line);
  }
}
