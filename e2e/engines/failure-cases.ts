import { areaNames, type AreaName } from '@portfolio/contract/areas';
import { contact, elsewhere, lead, pages } from '../site/site-pages';
import { codeFaults, transportFaults, type Fault } from './faults';

/** A case of the failure matrix: which file fails how and when, and what the visitor must get. */
export type FailureCase = {
  role: string;
  fault: Fault;
  moment: 'first view' | 'navigation';
  /** Paths of the files that fail. */
  path: RegExp;
  /** The page that is opened first, and the target of a navigation. */
  from: string;
  to: string;
  /** "notice": the failure is shown with Retry. "works": the page works without. */
  expected: 'notice' | 'works';
  /** The area that the log and the report must name. */
  area?: AreaName;
  /** Network failures can be retried; a broken release cannot. */
  heals: boolean;
};

/** The first page of an area. */
function pageOf(area: AreaName): string {
  const page = pages.find((each) => each.area === area);
  if (!page) throw new Error(`${area} has no page that could fail.`);
  return page.path;
}

/** A page of an area with a different style sheet. */
const outside = (area?: AreaName) => (contact && area !== contact.area ? contact.path : lead.path);

type Row = Pick<FailureCase, 'role' | 'path' | 'expected'> & { faults: readonly Fault[]; to: string; area?: AreaName };

const scripts: readonly Fault[] = [...transportFaults, ...codeFaults];
const data = transportFaults.filter((fault) => fault !== 'tampered');
/** Pictures and style sheets have no integrity value, so tampering cannot be detected. */
const files = transportFaults.filter((fault) => fault !== 'tampered' && fault !== 'corrupt');

function areaRows(area: AreaName): { first: Row[]; later: Row[] } {
  const folder = `^/_areas/${area}/[0-9a-f]+/`;
  const common = { area, to: pageOf(area), expected: 'notice' as const };
  const entry = {
    ...common,
    role: `${area} entry`,
    path: new RegExp(`${folder}browser/remoteEntry\\.`),
    faults: scripts,
  };
  const chunk = {
    ...common,
    role: `${area} chunk`,
    path: new RegExp(`${folder}browser/area\\..*\\.js$`),
    faults: scripts,
  };
  return {
    first: [entry, chunk],
    later: [
      entry,
      chunk,
      {
        ...common,
        role: `${area} style`,
        path: new RegExp(`${folder}browser/area\\..*\\.css$`),
        faults: files.filter((fault) => fault !== 'empty'),
      },
      { ...common, role: `${area} page data`, path: new RegExp(`${folder}content/pages/`), faults: data },
    ],
  };
}

const shellFirst: Row[] = [
  ...['shell', 'hydrate'].map((name): Row => ({
    role: `shell ${name} script`,
    path: new RegExp(`^/_shell/[0-9a-f]+/browser/${name}\\..*js$`),
    to: lead.path,
    expected: 'notice',
    faults: scripts.filter((fault) => fault !== 'throws while rendering'),
  })),
  { role: 'font', path: /\.woff2$/, to: lead.path, expected: 'works', faults: files },
  { role: 'picture', path: /\.(avif|webp|jpg|png|svg)$/, to: lead.path, expected: 'works', faults: files },
  { role: 'pointer', path: /^\/releases\.json$/, to: lead.path, expected: 'works', faults: data },
];

const shellLater: Row[] = [
  { role: 'picture', path: /\.(avif|webp|jpg|png|svg)$/, to: elsewhere.path, expected: 'works', faults: files },
  { role: 'pointer', path: /^\/releases\.json$/, to: elsewhere.path, expected: 'notice', faults: data },
  { role: 'list of works', path: /^\/works\.json$/, to: '/works', expected: 'notice', faults: data },
  {
    role: 'home page chunk',
    path: /^\/_shell\/.*\/pages\..*js$/,
    to: '/',
    expected: 'notice',
    faults: scripts.filter((fault) => fault !== 'throws while rendering'),
  },
  { role: 'home page data', path: /^\/_shell\/.*\/index\.json$/, to: '/', expected: 'notice', faults: data },
];

/** Every case, in the order of the report. */
export function allFailureCases(): FailureCase[] {
  const areas = areaNames.map(areaRows);
  return [
    ...shellFirst.flatMap((row) => failureCasesOf(row, 'first view')),
    ...areas.flatMap(({ first }) => first.flatMap((row) => failureCasesOf(row, 'first view'))),
    ...shellLater.flatMap((row) => failureCasesOf(row, 'navigation')),
    ...areas.flatMap(({ later }) => later.flatMap((row) => failureCasesOf(row, 'navigation'))),
  ];
}

/** Every file that can fail, once: it does not come. For sites that differ in nothing but their address. */
export function missingFileCases(): FailureCase[] {
  return allFailureCases().filter(({ fault }) => fault === '404');
}

function failureCasesOf({ faults, to, ...row }: Row, moment: FailureCase['moment']): FailureCase[] {
  const from = moment === 'first view' ? to : outside(row.area);
  return faults.map((fault) => ({
    ...row,
    fault,
    moment,
    from,
    to,
    heals: (transportFaults as readonly Fault[]).includes(fault),
  }));
}
