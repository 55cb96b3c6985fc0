/**
 * The path that a request is for, or the address to redirect to ("/HAL.html" and "/HAL/" to "/HAL"), or neither for a
 * path that cannot exist.
 * @param isPage whether there is a page of that name.
 */
export function requestPath(url: string, isPage: (name: string) => boolean): { path?: string; address?: string } {
  const [typed = '', query] = splitOnce(url, '?');
  const path = decoded(typed);
  if (!path?.startsWith('/') || /[\\\0]|\/\/|\/\.|^\/404(\.html)?$/.test(path)) return {};
  const name = /^\/([^/]+?)(\.html)?\/?$/.exec(path)?.[1];
  if (!name || !isPage(name)) return { path };
  const canonical = name === 'index' ? '/' : `/${name}`;
  return path === canonical ? { path } : { address: encodeURI(canonical) + (query === undefined ? '' : `?${query}`) };
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
