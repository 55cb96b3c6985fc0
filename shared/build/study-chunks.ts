/** What all studies of an area are made with is a chunk of its own, loaded with the first of them. */
const instrument = {
  name: 'instrument',
  // Not the folders `study` of an area's studies, and not what few studies have, such as computations.
  test: /[\\/](?:shared|@portfolio)[\\/]study[\\/](?!live-study|use-computed|use-st|computation|newest-first|run)[^\\/]+$/,
  chunks: ({ name }: { name?: string | null | undefined }) => /-study$/.test(name ?? ''),
  enforce: true,
};

/** How the modules of studies are put into chunks; nothing else is split off. */
export const studyChunks = { default: false, defaultVendors: false, instrument } as const;
