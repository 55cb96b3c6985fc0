import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import type { AreaName } from '@portfolio/contract/areas';
import type { Study, StudyStart, StudyTexts } from '@portfolio/contract/page';
import { ContentError } from '../source/content-error';
import { parseFields } from '../source/fields/parse-fields';
import { fields, text } from '../source/fields/fields';
import { nonBreakingUnits } from '../text/markdown/syntax/non-breaking-units';
import { StudyFiles, type LaterFile } from './study-files';
import type { StartSetting, StudyReader, StudyReaders } from './study-reader';
import { textsOf } from './study-texts';
import type { YamlFields } from '../source/fields/yaml-fields';

/** What a study block may refer to. */
export type StudyContext = {
  readers: StudyReaders;
  /** Texts of the area's studies in the site's language. */
  studyTexts: StudyTexts;
  /** The area, as messages name it. */
  area: AreaName;
  /** The page's folder, and its path as messages name it. */
  folder: string;
  shown: string;
  /** Names of the page's figures by the files of its `images`. */
  stills: ReadonlyMap<string, string>;
  /** URL of the folder of published files, with a slash at the end. */
  mediaUrl: string;
};

/** The studies that an area has code for. None where it declares none. */
export async function loadStudyReaders(area: AreaName): Promise<StudyReaders> {
  const file = join(workspaceFolder(area), 'src', 'page-readers.ts');
  if (!existsSync(file)) return {};
  const { studies } = (await import(pathToFileURL(file).href)) as { studies: StudyReaders };
  return studies;
}

/**
 * A study without its place on the page: the JSON that it fetches under this title, what it fetches later, and what the
 * search finds it by.
 */
export type ReadStudy = Omit<Study, 'id' | 'number' | 'data'> & {
  made: LaterFile & { later: readonly LaterFile[]; words: readonly string[] };
};

/**
 * Checks the fields of a study block, and reads its data.
 * @throws ContentError for mistakes in the block or in a file that it names.
 */
export function readStudy(source: YamlFields, context: StudyContext): ReadStudy {
  const [name, reader] = chosenReader(source, context);
  const schema = fields({ ...ownFields(name, context), ...startField(reader), ...reader.fields }, 'fields of a study');
  const parse = (value: unknown) => parseFields({ ...source, value }, schema, `the study "${name}"`) as Own;
  const { still, about, start, ...rest } = parse(source.value);
  const files = new StudyFiles(context.folder, context.shown, source, context.mediaUrl);
  const data = reader.read(rest, files, source.translates === undefined ? undefined : parse(source.translates));
  const texts = textsOf(context.studyTexts, reader.texts);
  return {
    kind: 'study',
    name,
    still: context.stills.get(still) ?? '',
    ...(about && { about: nonBreakingUnits(about) }),
    ...(start && { start }),
    ...(texts && { texts }),
    made: {
      json: Buffer.from(JSON.stringify(data)),
      title: `${basename(context.folder)}-${name}-study`,
      later: files.laterFiles(),
      words: reader.words?.(data) ?? [],
    },
  };
}

type Own = { still: string; about?: string; start?: StudyStart } & Record<string, unknown>;

function chosenReader(source: YamlFields, { readers, area }: StudyContext): [name: string, reader: StudyReader] {
  const names = Object.keys(readers);
  if (names.length === 0) throw ContentError.in(source, [], `The area ${area} has no studies`, 'no study block here');
  const hint = `a study of this area, ${names.length > 1 ? 'one of ' : ''}${names.join(', ')}`;
  const { name } = parseFields(
    source,
    z.looseObject({ name: text(hint) }, { error: 'fields of a study' }),
    'the study',
  );
  const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (!reader) throw ContentError.in(source, ['name'], `The area ${area} has no study "${name}"`, hint);
  return [name, reader];
}

function ownFields(name: string, { stills }: StudyContext) {
  const names = [...stills.keys()];
  const pictures = names.length > 0 ? `one of ${names.join(', ')}` : 'a picture among the images of the frontmatter';
  const hint = `the picture that stands here until the study runs, ${pictures}`;
  return {
    name: z.literal(name),
    still: z.string({ error: hint }).refine((file) => stills.has(file), { error: hint }),
    about: text('what can be seen with the study').optional(),
  };
}

function startField({ settings = {} }: StudyReader) {
  const shape = Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, valueOf(setting)]));
  return { start: fields(shape, 'settings by name').optional() };
}

function valueOf(setting: StartSetting) {
  switch (setting.kind) {
    case 'number': {
      const error = `a number from ${setting.min} to ${setting.max}`;
      return z.number({ error }).min(setting.min, { error }).max(setting.max, { error }).optional();
    }
    case 'choice': {
      const names = Object.keys(setting.options);
      return z.enum(names, { error: `one of ${names.join(', ')}` }).optional();
    }
    case 'switch':
      return z.boolean({ error: 'true or false' }).optional();
    case 'text':
      return z
        .string({ error: 'a text' })
        .refine((value) => setting.validate(value) === undefined, {
          error: ({ input }) => setting.validate(String(input)) ?? 'another text',
        })
        .optional();
  }
}
