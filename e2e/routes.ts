/** The specified routes with their areas; the shell serves the rest. */
export const routes = {
  '/': undefined,
  '/portfolio': undefined,
  '/Contact': 'contact',
  '/contact': 'contact',
  '/ArchitectureKorea': 'development',
  '/Pianissimo': 'development',
  '/DanceForYou': 'development',
  '/GBA': 'architecture',
  '/IMP': 'architecture',
  '/GDL': 'architecture',
  '/SSL': 'architecture',
  '/OKE': 'architecture',
  '/GLM': 'architecture',
  '/ALN': 'architecture',
  '/KCT': 'research',
  '/DGS': 'research',
  '/PACKING': 'research',
  '/SUBDIVISION': 'research',
} as const;

export const paths = Object.keys(routes) as (keyof typeof routes)[];

export const architecturePaths = paths.filter((path) => routes[path] === 'architecture');
