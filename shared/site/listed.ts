/** Words one after another; what is missing is left out. Each comma is that of the script before it: "a, b" and "أ، ب". */
export function listed(parts: readonly (string | number | undefined)[]): string {
  return parts.reduce<string>((text, part) => (part ? (text && text + commaAfter(text)) + part : text), '');
}

/** With its space. */
export function commaAfter(text = ''): string {
  return /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]\P{L}*$/u.test(text) ? '، ' : ', ';
}
