/** The file of a translation beside its original: "HAL/index.md" and "ko" → "HAL/index.ko.md". */
export function languageFile(file: string, language: string): string {
  return file.replace(/\.md$/, `.${language}.md`);
}
