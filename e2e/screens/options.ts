import { parseArgs } from 'node:util';
import { pages } from '../site-pages';

export const everyRoute = ['/', '/works', '/works?view=pictures', ...pages.map(({ path }) => path), '/no-such-page'];
export const everyWidth = [390, 720, 1000, 1440, 1920];
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export type ScreenOptions = {
  routes: string[];
  widths: number[];
  themes: Theme[];
  /** Origin of a running site; without one the site is published and served for the pictures. */
  at: string | undefined;
  /** Only what a visitor sees before scrolling. */
  first: boolean;
};

/** @throws Error that names the option, what was found and what is expected. */
export function screenOptions(args: string[]): ScreenOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      widths: { type: 'string' },
      theme: { type: 'string' },
      at: { type: 'string' },
      first: { type: 'boolean', default: false },
    },
  });
  for (const path of positionals)
    if (!path.startsWith('/')) throw new Error(`“${path}” is no route: write a path such as /HUT.`);
  return {
    routes: positionals.length > 0 ? positionals : everyRoute,
    widths: values.widths?.split(',').map(asWidth) ?? everyWidth,
    themes: values.theme ? [asTheme(values.theme)] : [...themes],
    at: values.at,
    first: values.first,
  };
}

function asWidth(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < 200 || width > 4000)
    throw new Error(`--widths has “${text}”: write pixels from 200 to 4000 with commas between, such as 390,1440.`);
  return width;
}

function asTheme(text: string): Theme {
  const theme = themes.find((each) => each === text);
  if (!theme) throw new Error(`--theme is “${text}”: write light or dark, or leave it out for both.`);
  return theme;
}
