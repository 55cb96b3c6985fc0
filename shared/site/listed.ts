/** Words one after another; what is missing is left out. Each comma is that of the script before it: "a, b" and "أ، ب". */
export function listed(parts: readonly (string | number | undefined)[]): string {
  return parts.reduce<string>((text, part) => (part ? (text && text + commaAfter(text)) + part : text), '');
}

/** With its space. The range is that of Arabic and its neighbours. */
export function commaAfter(text = ''): string {
  return /[\u0600-\u08ff]\P{L}*$/u.test(text) ? '، ' : ', ';
}
