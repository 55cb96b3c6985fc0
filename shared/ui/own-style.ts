/**
 * CSS values that belong to one element and stand in no style sheet: a picture's colour, the ratio of
 * its frame. The page's policy forbids style attributes, which injected HTML could carry too. So the values
 * stand in `data-style`: publish makes rules of them for the page's own style sheet, whose hash the policy
 * names, and in the browser they are set on elements that React adds later.
 */
export function ownStyle(values: Readonly<Record<string, string | undefined>>): {
  'data-style'?: string;
  ref?: (element: HTMLElement | null) => void;
} {
  const set = Object.entries(values).flatMap(([name, value]) => (value ? [`${name}:${value}`] : []));
  if (set.length === 0) return {};
  const css = set.join(';');
  return { 'data-style': css, ref: setterOf(css) };
}

/** One function for each text: React calls a ref again whenever the function is another. */
function setterOf(css: string): (element: HTMLElement | null) => void {
  const known = setters.get(css);
  if (known) return known;
  const setter = (element: HTMLElement | null) => {
    if (element) element.style.cssText = css;
  };
  setters.set(css, setter);
  return setter;
}

const setters = new Map<string, (element: HTMLElement | null) => void>();
