import { grounds } from '@portfolio/site/grounds';

/**
 * Inline in the head of every page: applies the visitor's theme before the first paint, as `showTheme` of the shell
 * does later.
 */
export const themeScript =
  "try{const t=localStorage.getItem('theme');" +
  "if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;" +
  "for(const m of document.querySelectorAll('meta[name=theme-color]'))m.media=m.dataset.theme===t?'all':'not all'}}" +
  'catch{}';

/** Theme colours for the browser's interface. */
export function themeHead(): string {
  const colours = Object.entries(grounds).map(
    ([theme, ground]) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" data-theme="${theme}" content="${ground}">`,
  );
  return `<meta name="color-scheme" content="light dark">${colours.join('')}`;
}
