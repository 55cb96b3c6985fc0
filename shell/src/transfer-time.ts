import { connection } from './line';

/** In one megabit per second. */
const bytesPerMillisecond = 125;

/**
 * Milliseconds for which the page's first picture takes the line, without the way to and fro. Which of its files
 * comes a browser says only when it comes, so it is told here by the same rule. Infinity where a browser does not know
 * its line.
 */
export function transferTime(): number {
  const { downlink } = connection();
  const preload = document.querySelector<HTMLLinkElement>('link[data-bytes]');
  if (!downlink || !preload) return Infinity;
  const pixels = devicePixelRatio * widthOf(preload.imageSizes);
  const widths = preload.imageSrcset.split(', ').map((file) => parseInt(file.split(' ')[1] ?? ''));
  const chosen = widths.findIndex((width) => width >= pixels);
  const bytes = Number(preload.dataset['bytes']?.split(' ').at(chosen));
  return bytes ? bytes / (downlink * bytesPerMillisecond) : Infinity;
}

/** CSS pixels that a `sizes` attribute means in this window; NaN for a length of another kind than "100vw - 32px". */
function widthOf(sizes: string): number {
  for (const size of sizes.split(/,\s*(?![^(]*\))/)) {
    const [, condition, length = ''] = /^(\([^)]*\))?\s*(.*)$/.exec(size) ?? [];
    if (condition && !matchMedia(condition).matches) continue;
    try {
      const [vw, px] = CSSNumericValue.parse(length).toSum('vw', 'px').values as unknown as CSSUnitValue[];
      return ((vw?.value ?? 0) * innerWidth) / 100 + (px?.value ?? 0);
    } catch {
      return NaN;
    }
  }
  return NaN;
}
