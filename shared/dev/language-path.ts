/** What an address asks for: a page of a language, or the home page of one without the slash at its end. */
export type Asked = { path: string; language?: string; isHome?: true };

/** Takes the language off an address of the site: "/ko/HAL" is "/HAL" in "ko". @param languages besides the main one. */
export function askedIn(languages: readonly string[], address: string): Asked {
  const [, first = '', path] = /^\/([^/]+)(\/.*)?$/.exec(address) ?? [];
  if (!languages.includes(first)) return { path: address };
  return path === undefined ? { path: '/', language: first, isHome: true } : { path, language: first };
}
