import type { AreaName, Group, GroupName } from './areas';
import type { Direction } from './shell';

/**
 * A photo in several widths.
 * `base` is its URL without width and extension: `${base}-${width}.avif` exists for each of `widths`
 * (CSS pixels, ascending, none is larger than the source image's own), `${base}-${width}.jpg` for each of `fallbacks`.
 */
export type Photo = {
  kind: 'photo';
  base: string;
  widths: readonly number[];
  /** The width for the row of a list. */
  thumb: number;
  fallbacks: readonly number[];
  width: number;
  height: number;
};

/** A line drawing: one SVG that stands on light paper in both themes. Size in its own user units. */
export type Drawing = {
  kind: 'drawing';
  src: string;
  /** A simplified drawing of a few kilobytes, for the row of a list. */
  thumb: string;
  width: number;
  height: number;
  measure?: Measure;
  paper?: Paper;
};

/**
 * The scale of a drawing: user units per metre, the height of the drawing without its footer, and whether it is a plan
 * with north at the top.
 */
export type Measure = { metre: number; height: number; north: boolean };

/** How a drawing stands on a printed A3 sheet: at 1:`scale`, and `width` millimetres wide. */
export type Paper = { scale: number; width: number };

export type Picture = Photo | Drawing;

export type Figure = {
  /** File name without extension, unique in its page; opens the picture as `#picture-<name>`. */
  name: string;
  picture: Picture;
  captionText: string;
  alt: string;
  credit?: string;
  small: boolean;
  /** CSS object-position that crops must keep. */
  focus?: string;
};

/** A file for download: `name` as the author calls it, `type` its ending in capitals. */
export type PageFile = { href: string; name: string; type: string; bytes: number };

/** With an id it comes from the video service, otherwise the film is played that lies in the page's folder. */
export type Video = { title: string; id: string; film?: Film };

/**
 * `sources` in the order in which browsers should try them; `captions` is the URL of a WebVTT file, and `language` theirs:
 * a page that is translated may have a film that is not. Releases from before do not say it.
 */
export type Film = {
  sources: readonly { src: string; type: string }[];
  captions: string;
  language?: string;
  poster: Picture;
};

/** `sign` is the path of its line drawing in a field of 24 by 24. */
export type Skill = { name: string; sign?: string };

/** A part of a section. `html` comes from Markdown and is safe. */
export type Block =
  | { kind: 'text'; html: string }
  | { kind: 'figure'; figure: Figure }
  | { kind: 'skills'; skills: readonly Skill[] }
  | { kind: 'videos'; videos: readonly Video[] }
  | { kind: 'link'; label: string; href: string; name: string; note?: string }
  | Study;

/**
 * A live part of the page. `id` is unique on its page, `number` counts the studies of the page from 1, `still` is the
 * name of the figure that stands in its place until it runs, `about` says what can be seen with it, and `data` is the URL
 * of the JSON that it fetches.
 */
export type Study = {
  kind: 'study';
  name: string;
  id: string;
  number: number;
  still: string;
  about?: string;
  data: string;
  start?: StudyStart;
  texts?: StudyTexts;
};

/** Where the settings of a study begin, by their names. */
export type StudyStart = Readonly<Record<string, string | number | boolean>>;

/** What studies say in the language of the site, by the study and by the names that its texts have in code. */
export type StudyTexts = Readonly<Record<string, TextTree>>;
export type TextTree = { readonly [name: string]: string | TextTree | readonly (string | TextTree)[] };

/** A part of the body, from one `##` heading to the next; the first one has no heading. */
export type Section = { id?: string; heading?: string; blocks: readonly Block[] };

/** A page in lists: sidebar, home page, search results. */
export type Entry = {
  path: string;
  area: AreaName;
  group?: GroupName;
  label: string;
  title: string;
  railTitle: string;
  summary: string;
  type?: string;
  place?: string;
  status?: string;
  /** The status in the main language, where it is translated: addresses have it in every language. */
  statusValue?: string;
  award?: string;
  /** Floor area, or of a study its ground, in m². */
  squareMetres?: number;
  /** The same as lists show it, in the site's language. */
  size?: string;
  year?: number;
  /** Where it is not that of the site: the page has no translation. */
  language?: string;
  lead?: true;
  /** `stages` are the same picture later: the home page shows them one after another while it is scrolled. */
  cover?: Pick<Figure, 'picture' | 'alt' | 'focus'> & { stages?: readonly Picture[] };
};

/** A page in the search index: `about` has its facts, `text` its complete text, both plain. */
export type SearchDocument = Pick<Entry, 'path' | 'area' | 'label' | 'title' | 'summary' | 'language'> & {
  about: string;
  text: string;
};

/** Names of the texts of a form. */
export const formTexts = [
  'name',
  'email',
  'noAnswer',
  'message',
  'send',
  'sending',
  'success',
  'successNoAnswer',
  'failure',
  'unsure',
  'missingMessage',
  'tooLong',
  'mailto',
] as const;
export type FormTexts = Readonly<Record<(typeof formTexts)[number], string>>;

/** A complete page of an area, compiled from one content folder. */
export type PageDocument = {
  path: string;
  label: string;
  title: string;
  summary: string;
  description?: string;
  facts: readonly (readonly [key: string, value: string])[];
  /** Who else worked on it, as one of the facts says. */
  contributor?: string;
  figures: readonly Figure[];
  sections: readonly Section[];
  /** Files that its text offers for download. */
  files?: readonly PageFile[];
  /** Texts of the page's form, if it has one. */
  form?: FormTexts;
  /** Where it is not that of the site: the page has no translation. */
  language?: string;
  /** Where it is not that of the site either. */
  direction?: Direction;
  previous?: Entry;
  next?: Entry;
};

/** What other pages show of an area: its groups with their first works. */
export type AreaSummary = {
  title: string;
  groups: readonly GroupSummary[];
  /** Whether a page has a video of the video service. */
  videos?: true;
  /** Other sites that its pages need. */
  origins?: Origins;
  /** The preview picture of its leading work. */
  share?: SharePicture;
};

/**
 * Other origins, such as "https://api.example.org": those that scripts talk to, and those that pictures come from. The policy of
 * the area's own pages lets them in, and no other page's does.
 */
export type Origins = { connect?: readonly string[] | undefined; images?: readonly string[] | undefined };

/** A JPEG of 1200 × 630 for previews in messages and social networks. */
export type SharePicture = { src: string; alt: string };

/**
 * `entries` holds the first {@link featuredLimit} works; `count` says how many there are. Titles and layout come with
 * the release: a shell shows groups that its own area table does not have.
 */
export type GroupSummary = Group & { group: GroupName; intro: string; count: number; entries: readonly Entry[] };

/** Maximum works of a group in the sidebar and on the home page; the list of works has all. */
export const featuredLimit = 12;
