/** A language by its own name, as players list it: "svenska". @param tag such as "sv". */
export function languageName(tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
}

/** The same as it stands by itself: "Svenska". */
export function languageTitle(tag: string): string {
  const name = languageName(tag);
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
