import type { Theme } from './options';

export type Screen = { file: string; route: string; width: number; theme: Theme; height: number };

/** A page that shows every picture in a row for its route and theme, each leading to its full size. */
export function contactSheet(screens: readonly Screen[]): string {
  const rows = new Map<string, Screen[]>();
  for (const screen of screens) {
    const name = `${screen.route} · ${screen.theme}`;
    rows.set(name, [...(rows.get(name) ?? []), screen]);
  }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { margin: 24px; font: 13px/1.45 system-ui, sans-serif; background: #eceae7; color: #171614; }
  h2 { font-size: 15px; margin: 32px 0 8px; position: sticky; inset-block-start: 0; background: inherit; }
  div { display: flex; gap: 16px; align-items: start; overflow-x: auto; }
  a { color: inherit; text-decoration: none; flex: none; }
  img { display: block; inline-size: calc(var(--width) * 0.25px); block-size: auto; }
</style>
${[...rows].map(([name, row]) => `<h2>${name}</h2>\n<div>${row.map(thumbnail).join('')}</div>`).join('\n')}
</html>
`;
}

function thumbnail({ file, width, height }: Screen): string {
  return `<a href="${file}"><img src="${file}" width="${width}" height="${height}" style="--width:${width}" loading="lazy" alt="">${width} × ${height}</a>`;
}
