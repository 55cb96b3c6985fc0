import type { z } from 'zod';
import type { StudyFiles } from './study-files';

/** What this needs to know of a setting of a study, see `@portfolio/study/settings`. */
export type StartSetting =
  | { kind: 'number'; min: number; max: number }
  | { kind: 'choice'; options: Readonly<Record<string, string>> }
  | { kind: 'switch' }
  | { kind: 'text'; validate: (text: string) => string | undefined };

/**
 * What a study takes of a page. An area declares its studies in `src/page-readers.ts` by the names that pages ask for,
 * beside `src/studies.ts`, which loads their code.
 */
export type StudyReader = {
  /** The fields of its block besides name, still and start. */
  fields: z.core.$ZodLooseShape;
  /** Its settings, where a page may choose where they begin. */
  settings?: Readonly<Record<string, StartSetting>>;
  /** Its texts in English, by the names that its code calls them by: an area may have others. */
  texts?: Readonly<Record<string, object>>;
  /**
   * Makes what the study fetches, which has to be JSON, out of the checked fields and of files of the page's folder.
   * @param original of a translation: the fields of the block that it translates. What its data are called by in the
   * address, where that is a word, is called so in every language.
   * @throws ContentError for the first mistake.
   */
  read(fields: unknown, files: StudyFiles, original?: unknown): unknown;
  /** Names in what it made, by which the search finds the page. */
  words?(made: unknown): readonly string[];
};

/** By the name of the study. */
export type StudyReaders = Readonly<Record<string, StudyReader>>;

/** A reader whose fields have the types of their schemas. */
export function studyReader<Shape extends z.core.$ZodShape, Made>(reader: {
  fields: Shape;
  settings?: Readonly<Record<string, StartSetting>>;
  texts?: Readonly<Record<string, object>>;
  read(fields: z.output<z.ZodObject<Shape>>, files: StudyFiles, original?: z.output<z.ZodObject<Shape>>): Made;
  words?(made: Made): readonly string[];
}): StudyReader {
  return reader;
}
