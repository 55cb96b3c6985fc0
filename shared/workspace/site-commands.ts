/** A command of `npm run site`, in the file of its name in shared/commands unless another is named. */
export type SiteCommand = {
  says: string;
  file?: string;
  /** Needs the packages that check and test the site. */
  installs?: true;
  /** Needs what is built of the sources as they are. */
  builds?: true;
};

/** Commands that have no script of their own at the root, as `npm run site` lists them. */
export const siteCommands: Readonly<Record<string, Readonly<Record<string, SiteCommand>>>> = {
  Publish: {
    diff: { says: 'what publishing the last build would change' },
    previews: { says: 'lists the previews, composes one again, removes one' },
    promote: { says: 'takes live what is staged, previewed or asked for' },
    remove: { says: 'takes areas off the site' },
  },
  'Look after': {
    releases: { says: 'all releases with commit and person, what is live, former states' },
    log: { says: 'who changed the site, when and why' },
    health: { says: 'what visits report: failures and speed of each release' },
    verify: { says: 'builds the live releases again and compares every file' },
    prune: { says: 'removes old releases' },
  },
  Host: {
    serve: { says: 'serves the site as it is' },
    hosting: { says: "writes a host's configuration" },
    export: { says: 'the live site as plain files' },
    emulate: { says: "the site in Firebase Hosting's emulator" },
    move: { says: 'copies the site into a bucket, or back' },
  },
  Content: {
    model: { says: 'draws plans, sections and axonometrics from models' },
    render: { says: 'renders pictures of a model with Blender' },
    figures: { says: 'draws the figures of the development area', file: 'remote-development/figures/draw-figures.ts' },
    films: { says: 'draws its films', file: 'remote-development/figures/draw-films.ts' },
    pdf: { says: 'prints a page into a file', file: 'tools/screens/print-page.ts' },
    screens: { says: 'pictures of every page at five widths', file: 'tools/screens/screens.ts' },
  },
  Test: {
    types: { says: 'checks types, of everything or of a workspace' },
    'test:unit': { says: 'unit tests', file: 'shared/testing/commands/test-unit.ts' },
    'test:journeys': {
      says: 'journeys in Chromium through what is built',
      file: 'shared/testing/commands/test-journeys.ts',
    },
    'test:browsers': {
      says: 'journeys and failures in three engines',
      file: 'e2e/engines/commands/test-browsers.ts',
      installs: true,
    },
    'test:owners': {
      says: 'all tests, for the sites of other owners',
      file: 'e2e/owners/commands/test-owners.ts',
      installs: true,
    },
    'test:bucket': {
      says: 'publishing into real bucket engines',
      file: 'shared/publish/journeys/bucket/commands/test-bucket.ts',
      installs: true,
      builds: true,
    },
    'test:keys': {
      says: 'what the key of an area may do',
      file: 'shared/publish/journeys/bucket/commands/test-keys.ts',
      installs: true,
    },
    'test:nightly': {
      says: 'properties 10,000 times, and journeys that install copies',
      file: 'shared/testing/commands/test-nightly.ts',
    },
    soak: {
      says: '1,000 changes of a site, some of them killed, while visitors browse',
      file: 'shared/publish/journeys/soak/commands/soak.ts',
      installs: true,
      builds: true,
    },
    'check:site': { says: 'HTML, links and Lighthouse of every page', file: 'tools/check/commands/check-site.ts' },
  },
  Measure: {
    bench: { says: 'first visits and navigations on a slow phone', file: 'bench/pages.ts' },
    'bench:start': { says: 'from a clone to its first page', file: 'bench/start.ts' },
    'bench:load': { says: 'servers under 500 connections', file: 'bench/load.ts' },
    'bench:studies': { says: 'studies: time against size', file: 'shared/testing/commands/bench-studies.ts' },
    'bench:main-thread': { says: 'the longest task of each study', file: 'bench/main-thread.ts' },
    'bench:health': { says: 'health over a million lines', file: 'bench/health.ts' },
    'bench:next-page': { says: 'the next page of published sites, beside each other', file: 'bench/next-page.ts' },
    'bench:releases': { says: 'previews and roll-backs', file: 'bench/releases.ts' },
    'bench:photo': { says: 'a photo of 300 megapixels', file: 'shared/commands/bench-photo.ts' },
    'bench:build': { says: 'sites of up to 1,000 projects', file: 'shared/commands/bench-build.ts' },
  },
};
