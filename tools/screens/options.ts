import { ReportedError } from '@portfolio/workspace/reported-error';
import { pages } from '../../e2e/site/site-pages';

export const everyRoute = ['/', '/works', '/works?view=pictures', ...pages.map(({ path }) => path), '/no-such-page'];
export const everyWidth = [390, 720, 1000, 1440, 1920];
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export type ScreenOptions = {
  routes: readonly string[];
  widths: number[];
  themes: Theme[];
  /** Origin of a running site; without one the site is published and served for the pictures. */
  at: string | undefined;
  /** Only what a visitor sees before scrolling. */
  first: boolean;
};

/** For `runCommand`. */
export const options = {
  widths: { type: 'string', says: 'only these widths, with commas between' },
  theme: { type: 'string', says: 'only light, or only dark' },
  first: { type: 'boolean', says: 'only what a visitor sees before scrolling' },
  at: { type: 'string', says: 'this running site as it is, such as http://localhost:3000' },
} as const;

type Given = { widths?: string; theme?: string; first?: boolean; at?: string };

/** @throws ReportedError that names the option, what was found and what is expected. */
export function screenOptions(names: readonly string[], values: Given): ScreenOptions {
  for (const path of names)
    if (!path.startsWith('/')) throw new ReportedError(`“${path}” is no route: write a path such as /HUT.`);
  return {
    routes: names.length > 0 ? names : everyRoute,
    widths: values.widths?.split(',').map(asWidth) ?? everyWidth,
    themes: values.theme ? [asTheme(values.theme)] : [...themes],
    at: values.at,
    first: values.first ?? false,
  };
}

function asWidth(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < 200 || width > 4000)
    throw new ReportedError(
      `--widths has “${text}”: write pixels from 200 to 4000 with commas between, such as 390,1440.`,
    );
  return width;
}

function asTheme(text: string): Theme {
  const theme = themes.find((each) => each === text);
  if (!theme) throw new ReportedError(`--theme is “${text}”: write light or dark, or leave it out for both.`);
  return theme;
}
