/** Scripts that are written from right to left. */
const fromTheRight = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** The direction in which a language is written. @param language a tag, such as "ar" or "az-Arab". */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && fromTheRight.includes(script) ? 'rtl' : 'ltr';
}
