import { brandColours, parseColour, type Tone } from './brand-colours';

/** The tokens of the brand, from the colour of `shell/content/site.md`. */
export function brandCss(colour: string): string {
  const { accent, accentStrong, fill, fillStrong, on, ink, inkShade, inkLine } = brandColours(
    parseColour(colour) ?? '',
  );
  const tokens = {
    accent: toned(accent),
    'accent-strong': toned(accentStrong),
    'accent-fill': toned(fill),
    'accent-fill-strong': toned(fillStrong),
    'on-accent': on,
    'ink-accent': ink,
    'ink-accent-shade': inkShade,
    'ink-accent-line': inkLine,
  };
  const lines = Object.entries(tokens).map(([name, value]) => `  --${name}: ${value};\n`);
  return `:root {\n${lines.join('')}}\n`;
}

function toned({ light, dark }: Tone): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}
