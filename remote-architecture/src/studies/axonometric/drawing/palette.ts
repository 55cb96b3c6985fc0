import type { Style } from '@portfolio/model/massing/massing';
import type { Stroke, Tone } from '../algorithm/paint';

type Look = { fill: string; stroke: string; width: number; opacity: number };

// The sheet is white in both themes, and an exported or printed drawing has no style sheet: colours are attributes.
const ink = '#1d1b1a';
const soft = '#9b958c';
// The owner's colour: a saved file gets its value.
const accent = 'var(--ink-accent)';
const accentShade = 'var(--ink-accent-shade)';

// Whatever of the building is cut is red; the ground, which lies around it, is not.
const fills: Record<Style, Record<Tone, string>> = {
  building: { top: '#ffffff', light: '#f8f6f3', shade: '#e1ddd6', cut: accent },
  red: { top: accent, light: accent, shade: accentShade, cut: accentShade },
  site: { top: '#ffffff', light: '#faf9f7', shade: '#eeebe6', cut: '#c9c4bb' },
  water: { top: '#e4e3df', light: '#e4e3df', shade: '#d9d5cf', cut: '#e4e3df' },
  glass: { top: '#ffffff', light: '#f3f4f3', shade: '#e3e5e4', cut: accent },
  dark: { top: '#4b4743', light: '#4b4743', shade: '#1d1b1a', cut: accent },
};

const lines: Record<Style, readonly [stroke: string, width: number]> = {
  building: [ink, 0.8],
  red: ['var(--ink-accent-line)', 0.7],
  site: [soft, 0.5],
  water: [soft, 0.5],
  glass: ['#66615b', 0.5],
  dark: [ink, 0.6],
};

/**
 * How a path is drawn. A bar is two of them: its edges, and its body over them.
 * @param weight of lines, 1 on a large picture
 */
export function lookOf(stroke: Stroke, weight: number): Look {
  if (stroke.kind === 'fill') {
    const fill = fills[stroke.style][stroke.tone];
    // A hair of its own colour closes the seams between pieces.
    return { fill, stroke: fill, width: 0.6, opacity: stroke.style === 'glass' ? 0.72 : 1 };
  }
  const [color, usual] = lines[stroke.style];
  const width = usual * weight;
  if (stroke.kind === 'end')
    return { fill: 'none', stroke: fills[stroke.style].cut, width: Math.max(1.4 * weight, stroke.width), opacity: 1 };
  if (stroke.kind === 'line') return { fill: 'none', stroke: color, width, opacity: 1 };
  return { fill: 'none', stroke: color, width: Math.max(1.4 * weight, stroke.width + width * 2), opacity: 1 };
}

/** The body of a bar, where it is wide enough to have one. */
export function coreOf(stroke: Stroke): Look | undefined {
  if (stroke.kind !== 'bar' || stroke.width < 0.7) return undefined;
  const fill = fills[stroke.style].light;
  return { fill: 'none', stroke: fill, width: stroke.width, opacity: 1 };
}
