import type { Texts } from '@portfolio/contract/shell';

/** The texts of `shell/content/notices.md` that areas may show; it does not type-check without one of them. */
const ofAreas = {
  contact: true,
  previous: true,
  next: true,
  allWorks: true,
  newTab: true,
  play: true,
  videoFailed: true,
  offline: true,
  failed: true,
  retry: true,
  studyPlay: true,
  studyPause: true,
  studyStep: true,
  studyReset: true,
  studySvg: true,
  studyJson: true,
  close: true,
  pictureOf: true,
  pictureFailed: true,
  measure: true,
  measureEnd: true,
  measured: true,
  measurePoint: true,
  measureHint: true,
  zoomIn: true,
  zoomOut: true,
  fit: true,
  fullSize: true,
  scale: true,
  north: true,
} satisfies Record<keyof Texts, true>;

/** Those of the shell itself. */
const ofShell = [
  'skip',
  'menu',
  'search',
  'searchTitle',
  'searchFailed',
  'systemTheme',
  'systemShort',
  'lightTheme',
  'lightShort',
  'darkTheme',
  'darkShort',
  'stillLoading',
  'failedText',
  'failedStart',
  'openPlainly',
];

/** The names of all texts without which a visitor would meet an empty button. */
export const neededTexts: readonly string[] = [...Object.keys(ofAreas), ...ofShell];
