/** "system" is not saved. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Also read by shared/compose/document/scripts/theme-script.ts. */
const key = 'theme';
const changed = 'theme-changed';

export function shownTheme(): Theme {
  return themeNamed(document.documentElement.dataset['theme']);
}

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Without storage the choice is valid for this page.
  }
  showTheme(theme);
}

export function subscribeToTheme(listener: () => void): () => void {
  const follow = (event: StorageEvent) => event.key === key && showTheme(themeNamed(event.newValue));
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener(changed, listener, { signal });
  addEventListener('storage', follow, { signal });
  return () => controller.abort();
}

function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset['theme'];
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all';
  }
  dispatchEvent(new Event(changed));
}

function themeNamed(name: string | null | undefined): Theme {
  return name === 'light' || name === 'dark' ? name : 'system';
}
