/** The file of a translation beside its original: "GDL/index.md" and "ko" → "GDL/index.ko.md". */
export function languageFile(file: string, language: string): string {
  return file.replace(/\.md$/, `.${language}.md`);
}
