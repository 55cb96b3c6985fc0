/**
 * Runs in the head of every page, before anything is painted: the theme that the visitor chose holds
 * from the first frame. Inside the page, because a file would have to be awaited. The page's
 * policy allows it by its hash. What it does is what `showTheme` of the shell does later.
 */
export const themeScript =
  "try{const t=localStorage.getItem('theme');" +
  "if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;" +
  "for(const m of document.querySelectorAll('meta[name=theme-color]'))m.media=m.dataset.theme===t?'all':'not all'}}" +
  'catch{}';

/** The ground of both themes, as `--ground` in shared/styles/tokens/colour.css. */
const grounds = { light: '#ffffff', dark: '#141312' };

/** What a page's head says about themes. */
export function themeHead(): string {
  const colours = Object.entries(grounds).map(
    ([theme, ground]) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" data-theme="${theme}" content="${ground}">`,
  );
  return `<meta name="color-scheme" content="light dark">${colours.join('')}`;
}
