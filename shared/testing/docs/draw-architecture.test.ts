import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import { root } from '@portfolio/workspace/root';
import { architectureSvg } from './architecture-svg';
import { isSample } from './documents';
import { readArchitecture } from './read-architecture';

const drawn = readArchitecture(root);

// An owner of another site adds and removes areas; the drawing explains the sample's.
(isSample(root) ? test : test.skip).each(['light', 'dark'] as const)(
  'the %s drawing of the architecture is that of this repository: npx tsx shared/testing/docs/draw-architecture.ts',
  (theme) => {
    const file = join(root, `docs/architecture-${theme}.svg`);
    expect(readFileSync(file, 'utf8')).toBe(architectureSvg(drawn, theme));
  },
);

test('an area and a package that are added are drawn', () => {
  const films = { name: 'films', folder: 'remote-films', releases: '_areas/films' };
  const packages = { ...drawn.packages, everywhere: [...drawn.packages.everywhere, 'subtitles'] };
  const svg = architectureSvg({ ...drawn, workspaces: [...drawn.workspaces, films], packages }, 'light');
  for (const name of ['remote-films/', '_areas/films', 'subtitles', ...areaNames]) expect(svg).toContain(`>${name}<`);
});
