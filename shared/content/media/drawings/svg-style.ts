/**
 * A style without anything that loads another file.
 * @param taken receives what was taken away.
 */
export function safeStyle(style: string, taken: Set<string>): string {
  const plain = /\\[0-9a-f]/i.test(style) ? unescaped(style) : style;
  const safe = plain
    .replace(/@import[^;]*;?/gi, () => {
      taken.add('@import');
      return '';
    })
    .replace(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*?))\s*\)/gi, (whole, ...parts: (string | undefined)[]) => {
      const address = (parts[0] ?? parts[1] ?? parts[2] ?? '').replace(/&(?:quot|apos|#34|#39);/g, '').trim();
      if (address === '' || /^(?:#|data:(?:image|font|application\/(?:x-)?font))/i.test(address)) return whole;
      taken.add(`url(${address.slice(0, 60)})`);
      return 'none';
    });
  return safe === plain ? style : safe;
}

/** CSS may write every letter as its number. */
function unescaped(style: string): string {
  return style.replace(/\\([0-9a-f]{1,6})[ \t\n]?/gi, (_, hex: string) => {
    const code = parseInt(hex, 16);
    return code > 0x1f && code < 0x7f ? String.fromCharCode(code) : ' ';
  });
}
