export type Theme = 'light' | 'dark';
export type Colours = { ground: string; text: string; quiet: string; line: string; plate: string; accent: string };

/** Those of the site, with an accent that belongs to nobody's content. */
export const themes: Readonly<Record<Theme, Colours>> = {
  light: { ground: '#ffffff', text: '#171614', quiet: '#66615b', line: '#c9c4bd', plate: '#f6f4f1', accent: '#c8323a' },
  dark: { ground: '#141312', text: '#f3f0ec', quiet: '#a09992', line: '#4d4844', plate: '#1d1b1a', accent: '#f0676a' },
};

/** Kinds of text and line, which parts name as classes. */
export function styleOf(colours: Colours): string {
  return `<style>
text { font: 15px Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif; fill: ${colours.text}; }
.head { font-size: 18px; font-weight: 600; }
.name { font-weight: 600; }
.quiet { font-size: 13px; fill: ${colours.quiet}; }
.steps { font-size: 13px; font-weight: 600; fill: ${colours.accent}; }
.path { font-size: 14px; }
.middle { text-anchor: middle; }
.end { text-anchor: end; }
path { fill: none; stroke: ${colours.line}; stroke-linecap: square; }
path.plate { fill: ${colours.plate}; }
path.ground { fill: ${colours.ground}; }
path.live { fill: ${colours.ground}; stroke: ${colours.text}; }
path.way { stroke: ${colours.accent}; stroke-width: 2; }
path.way.live, path.way.ground { fill: ${colours.ground}; }
circle { fill: ${colours.accent}; }
path.later { stroke-dasharray: 1 5; stroke-linecap: round; }
</style>`;
}

export function rectangle(x: number, y: number, across: number, down: number): string {
  return `M${x} ${y}h${across}v${down}h-${across}z`;
}

export function chevron(x: number, y: number): string {
  return `M${x - 5} ${y - 5}l5 5l-5 5`;
}

export function line(d: string, kind = ''): string {
  return `<path${kind.trim() && ` class="${kind.trim()}"`} d="${d}"/>`;
}

export function text(x: number, y: number, words: string, kind = ''): string {
  const safe = words.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<text${kind && ` class="${kind}"`} x="${x}" y="${y}">${safe}</text>`;
}
