import { join } from 'node:path';
import { loadLetters } from '@portfolio/render/letters/face';
import { commandLine } from '@portfolio/workspace/run-command';
import { contentModules, contentOf } from './content-modules';
import type { Film } from './film/film';
import { renderFilm, renderStills } from './film/render-film';

const { names: wanted, values } = commandLine({
  does: 'Writes the films of the showcases, or those with these names. Needs ffmpeg.',
  usage: 'npm run site -- films [name…]',
  options: { stills: { type: 'boolean', says: 'only pictures of every second second, in .cache/films' } },
  example: 'npm run site -- films --stills',
});

await loadLetters();
for (const [page, { films }] of await contentModules<{ films: Readonly<Record<string, Film>> }>('films/films.ts')) {
  const folder = contentOf(page);
  for (const [name, film] of Object.entries(films)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    if (values.stills) await renderStills(join('.cache', 'films'), name, film, 2);
    else for (const line of await renderFilm(folder, name, film)) console.log(line);
  }
}
