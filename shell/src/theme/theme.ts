/** The visitor's choice; "system" is not saved. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Also read by the inline script in every page's head (shared/publish/theme-script.ts). */
const key = 'theme';
const listeners = new Set<() => void>();

export function shownTheme(): Theme {
  return themeNamed(document.documentElement.dataset['theme']);
}

/** Shows a theme and saves it for the next visit. */
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
  const follow = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === key) showTheme(themeNamed(newValue));
  };
  listeners.add(listener);
  addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', follow);
  };
}

function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset['theme'];
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all';
  }
  for (const listener of listeners) listener();
}

function themeNamed(name: string | null | undefined): Theme {
  return name === 'light' || name === 'dark' ? name : 'system';
}
