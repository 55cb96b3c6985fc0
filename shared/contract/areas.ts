/**
 * The area table: the one place where areas are named. Adding an area is one row here and one
 * folder `remote-<name>`; ports, lint zones, type references and the publisher follow from it.
 */
export const areas = {
  architecture: { port: 4201, groups: ['architecture'] },
  development: { port: 4202, groups: ['development'] },
  research: { port: 4203, groups: ['research', 'study'] },
  contact: { port: 4204, groups: [] },
} as const satisfies Record<string, { port: number; groups: readonly string[] }>;

export type AreaName = keyof typeof areas;

export const areaNames = Object.keys(areas) as AreaName[];

export const shellPort = 4200;

/** The groups of the rail, in its order. Groups with the same `toggle` open and close together. */
export const groups = {
  architecture: { title: 'Architecture', short: 'Arch', toggle: 'architecture' },
  development: { title: 'Development', short: 'Dev', toggle: 'others' },
  research: { title: 'Research', short: 'Res', toggle: 'others' },
  study: { title: 'Follow-Up Study', short: 'Study', toggle: 'others' },
} as const;

export type GroupName = keyof typeof groups;

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
