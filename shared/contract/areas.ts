/**
 * The area table: the one place where areas are named. An area is one row here and one folder `remote-<name>`;
 * everything else follows from both. `npm run new area` makes them, and shared/workspace/check-areas.ts checks them.
 */
export const areas = {
  architecture: {
    port: 4201,
    groups: { architecture: { title: 'Architecture', short: 'Arch', form: 'stagger' } },
  },
  development: {
    port: 4202,
    groups: { development: { title: 'Development', short: 'Dev', form: 'strips', toggle: 'others' } },
  },
  research: {
    port: 4203,
    groups: {
      research: { title: 'Research', short: 'Res', form: 'sheets', toggle: 'others' },
      study: { title: 'Follow-Up Study', short: 'Study', form: 'pairs', toggle: 'others' },
    },
  },
  contact: { port: 4204, groups: {} },
} as const satisfies Record<string, AreaRow>;

/** `port` is that of the area's development server. The rail and the home page show the groups in this order. */
export type AreaRow = { port: number; groups: Readonly<Record<string, Group>> };

/** Groups with the same `toggle` open and close together in the rail; without one a group does so alone. */
export type Group = { title: string; short: string; form: GroupForm; toggle?: string };

/** The layouts of a group on the home page. */
export const groupForms = ['grid', 'stagger', 'strips', 'sheets', 'pairs'] as const;
export type GroupForm = (typeof groupForms)[number];

export type AreaName = keyof typeof areas;
export type GroupName = { [Name in AreaName]: keyof (typeof areas)[Name]['groups'] }[AreaName];

export const areaNames = Object.keys(areas) as AreaName[];

export const shellPort = 4200;

/** The groups of an area, in the order of its row. */
export function groupsOf(area: AreaName): readonly (Group & { group: GroupName })[] {
  const groups: Readonly<Record<string, Group>> = areas[area].groups;
  return Object.entries(groups).map(([group, row]) => ({ ...row, group: group as GroupName }));
}

export function groupNamesOf(area: AreaName): readonly GroupName[] {
  return groupsOf(area).map(({ group }) => group);
}

/** Alias paths and their canonical paths. Paths are case-sensitive. */
export const aliases: Readonly<Record<string, string>> = { '/portfolio': '/', '/contact': '/Contact' };

export function canonical(path: string): string {
  return aliases[path] ?? path;
}

export function isAreaName(name: string): name is AreaName {
  return Object.hasOwn(areas, name);
}

/** The global variable of an area's federation container. */
export function containerName(area: AreaName): string {
  return `area_${area}`;
}
