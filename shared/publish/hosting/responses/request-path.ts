/**
 * The path in the site that a request is for, or the address to redirect to ("/HAL.html" and "/HAL/" to "/HAL", and "/ko"
 * to "/ko/" where that is the home page in a language), or neither for a path that cannot exist.
 * @param isPage whether there is a page of that name.
 * @param base the path below which the site stands; what leads nowhere else leads there.
 */
export function requestPath(
  url: string,
  isPage: (name: string) => boolean,
  base = '',
): { path?: string; address?: string } {
  const [typed = '', query] = splitOnce(url, '?');
  if (base && ['/', base].includes(typed)) return { address: `${base}/` };
  if (!typed.startsWith(`${base}/`)) return {};
  const path = decoded(typed.slice(base.length))?.replace(ofRelease, '/_');
  if (
    !path?.startsWith('/') ||
    /^\/_rollout(?:\/|$)|[\\\0]|\/\/|\/\.|^(?:\/_preview\/[^/]+)?(?:\/[^/]+)?\/404(\.html)?$/.test(path)
  )
    return {};
  const name = /^\/((?:_preview\/[^/]+\/)?(?:[^/]+\/)?[^/]+?)(\.html)?\/?$/.exec(path)?.[1];
  const page = name && [name, `${name}/index`].find(isPage);
  if (!page) return { path };
  const canonical = `/${page.replace(/(^|\/)index$/, '$1')}`;
  return path === canonical
    ? { path }
    : { address: base + encodeURI(canonical) + (query === undefined ? '' : `?${query}`) };
}

/** Below a preview the files of releases are those of the site. */
const ofRelease = /^\/_preview\/[^/]+\/_(?=(?:areas|shell)\/)/;

/**
 * The pages for unknown addresses that may answer a request, best first: "/ko/HAL" → "ko/404.html", "404.html". An address
 * that cannot exist has a language, too.
 */
export function missingPages(url: string, base = ''): string[] {
  const language = url.startsWith(`${base}/`) && /^\/([\w-]+)\//.exec(url.slice(base.length))?.[1];
  return [...(language ? [`${language}/404.html`] : []), '404.html'];
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
