import { filesIn } from './content-file';

/** The file of a translation beside its original: "HAL/index.md" and "ko" → "HAL/index.ko.md". */
export function languageFile(file: string, language: string): string {
  return file.replace(/(?=\.\w+$)/, `.${language}`);
}

/** The name of a picture or of captions in a folder: that of the language, "plan.ko.svg", where there is one. */
export function nameInLanguage(folder: string, name: string, language: string | undefined): string {
  const own = language && languageFile(name, language);
  return own && filesIn(folder).includes(own) ? own : name;
}
