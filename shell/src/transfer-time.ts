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
  const bytes = Number(preload.dataset['bytes']?.split(' ').at(chosenFile(preload)));
  return bytes ? bytes / (downlink * bytesPerMillisecond) : Infinity;
}

/** Which of a picture's files a browser takes, where there are several; -1, the largest, where none is large enough. */
function chosenFile({ imageSizes, imageSrcset }: HTMLLinkElement): number {
  if (!imageSrcset) return 0;
  const length = lengthOf(imageSizes);
  const widths = imageSrcset.split(', ').map((file) => parseInt(file.split(' ')[1] ?? ''));
  return widths.findIndex((width) => isEnough(width / devicePixelRatio, length));
}

type Length = { vw: number; px: number };

/** What a `sizes` attribute means in this window; none for a length of another kind than "100vw - 32px". */
function lengthOf(sizes: string): Length | undefined {
  for (const size of sizes.split(/,\s*(?![^(]*\))/)) {
    const [, condition, length = ''] = /^(\([^)]*\))?\s*(.*)$/.exec(size) ?? [];
    if (condition && !matchMedia(condition).matches) continue;
    try {
      const [vw, px] = CSSNumericValue.parse(length).toSum('vw', 'px').values as unknown as CSSUnitValue[];
      return { vw: vw?.value ?? 0, px: px?.value ?? 0 };
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** Whether a picture fills a length. The window's width is not asked for: the page would be laid out for the answer. */
function isEnough(width: number, length?: Length): boolean {
  if (!length) return false;
  const { vw, px } = length;
  return vw === 0 ? width >= px : matchMedia(`(max-width: ${((width - px) / vw) * 100}px)`).matches;
}
