import type { AreaName, GroupName } from '@portfolio/contract/areas';
import type { Origins } from '@portfolio/contract/page';
import { ContentError, Mistakes } from '../source/content-error';
import { isDraft, type Drafts } from '../text/links/drafts';
import { readSourceFile, type Source } from '../source/frontmatter';
import { readLinkContext } from '../text/links/link-context';
import type { LinkContext } from '../text/links/links';
import { readPlain } from '../text/markdown/markdown';
import { inspectPicture } from '../media/page-pictures';
import { checkUniquePaths } from './check-unique-paths';
import { parseFields } from '../source/fields/parse-fields';
import { parsePage, picturesOf, type PageContext, type ParsedPage } from '../page/parse-page';
import { checkFolders, contentFolder, pageFolders } from '../text/links/routes';
import { areaSchemaOf, pageSchemaOf } from '../page/schema';
import { readTranslation } from '../text/translation/translated-source';
import { areaWords } from '../text/translation/words';
import type { SiteSettings } from '../site/site-schema';
import { groupsOf, readSettings, type NamedGroup } from '../site/site-settings';
import type { StudyReaders } from '../studies/study-reader';
import { readStudyTexts } from '../studies/study-texts';
import type { Notify } from '../source/notify';
import type { Signs } from '../text/sections/fenced-block';

/** The text of an area. */
export type ParsedArea = {
  context: PageContext;
  groups: readonly NamedGroup[];
  title: string;
  text: string;
  intros: Partial<Record<GroupName, string>>;
  origins?: Origins | undefined;
  pages: readonly (ParsedPage & { isDraft: boolean })[];
};

/**
 * `language` is one of the site's other languages, read after the main one: a page without a translation is read in the
 * main one, and what is the same in all is not checked again. `links` may be read once for all of them.
 */
export type ParseOptions = {
  drafts?: Drafts;
  readers?: StudyReaders;
  language?: string;
  links?: LinkContext;
  mediaUrl: string;
};

/** Reads the text of an area without touching a picture. @throws ContentError with all mistakes of its files. */
export function parseArea(root: string, area: AreaName, options: ParseOptions): ParsedArea {
  const mistakes = new Mistakes();
  const parsed = parseCorrect(root, area, options, mistakes);
  mistakes.throwAny();
  return parsed;
}

/**
 * As {@link parseArea}, of an area whose other pages may be wrong.
 * @param mistakes all of its files are added.
 * @throws ContentError where the settings of the site are wrong.
 */
export function parseCorrect(
  root: string,
  area: AreaName,
  { drafts = 'left out', readers = {}, language, links, mediaUrl }: ParseOptions,
  mistakes: Mistakes,
): ParsedArea {
  const settings = readSettings(root, language);
  const introduction = mistakes.attempt(() => readIntroduction(root, area, settings, language));
  const { title = '', text = '', intros = {}, origins, signs = {}, source } = introduction ?? {};
  const context: PageContext = {
    root,
    area,
    readers,
    studyTexts: (source && mistakes.attempt(() => readStudyTexts(source, readers))) ?? {},
    signs,
    ...(language && { language }),
    settings,
    schema: pageSchemaOf(settings),
    mediaUrl,
    ...(links ?? readLinkContext(root, drafts)),
  };
  if (!language) mistakes.attempt(() => checkFolders(root, area));
  const groups = groupsOf(settings, area);
  const pages = pageFolders(contentFolder(root, area)).flatMap((name) => {
    const draft = isDraft(root, area, name);
    if (draft && drafts === 'left out') return [];
    const page = mistakes.attempt(() => parsePage(context, name));
    const { group } = page?.fields ?? {};
    if (page) mistakes.attempt(() => checkUnlisted(page));
    if (page && group) mistakes.attempt(() => checkGroup(area, groups, group, page.source, ['group']));
    return page ? [{ ...page, isDraft: draft }] : [];
  });
  if (!language) mistakes.attempt(() => checkUniquePaths(root, area, pages));
  return { context, groups, title, text, intros, origins, pages };
}

/**
 * Looks at the beginning of every picture of an area.
 * @param inspected paths of those that were looked at already, as most were in another language; they are added to it.
 * @throws ContentError with all mistakes.
 */
export async function inspectArea({ pages }: ParsedArea, inspected: Set<string>, notify?: Notify): Promise<void> {
  const mistakes = new Mistakes();
  for (const picture of pages.flatMap(picturesOf)) {
    if (inspected.has(picture.path)) continue;
    inspected.add(picture.path);
    await mistakes.attemptLater(() => inspectPicture(picture, notify));
  }
  mistakes.throwAny();
}

type Introduction = Pick<ParsedArea, 'title' | 'text' | 'intros' | 'origins'> & { source: Source; signs: Signs };

function readIntroduction(root: string, area: AreaName, settings: SiteSettings, language?: string): Introduction {
  const file = `remote-${area}/content/index.md`;
  const original = readSourceFile(root, file);
  if (!original) throw ContentError.at(file, 1, 'The file does not exist', 'a title for the area');
  const mistakes = new Mistakes();
  const source = (language && readTranslation(root, original, language, areaWords, mistakes)) || original;
  const fields = mistakes.attempt(() => parseFields(source, areaSchemaOf(settings)));
  const text = mistakes.attempt(() => readPlain(source)) ?? '';
  const { title = '', groups: intros = {}, connect, images, signs = {} } = fields ?? {};
  for (const group of Object.keys(intros))
    mistakes.attempt(() => checkGroup(area, groupsOf(settings, area), group, source, ['groups', group]));
  mistakes.throwAny();
  const origins = connect || images ? { connect, images } : undefined;
  return { source, title, text, intros, origins, signs };
}

function checkGroup(
  area: AreaName,
  groups: readonly NamedGroup[],
  group: string,
  source: Source,
  field: readonly string[],
): void {
  const names = groups.map((each) => each.group);
  if (names.includes(group)) return;
  throw ContentError.in(
    source,
    field,
    `The group "${group}" does not belong to ${area}`,
    names.join(' or ') || 'no group',
  );
}

/** What is listed nowhere can neither stand in a group nor begin the home page. */
function checkUnlisted({ fields, source }: ParsedPage): void {
  if (fields.listed !== false) return;
  const field = fields.group ? 'group' : fields.lead ? 'lead' : undefined;
  if (!field) return;
  throw ContentError.in(
    source,
    [field],
    `The page has ${field} and "listed: false"`,
    `one of both: no list has a page that says "listed: false"`,
  );
}
