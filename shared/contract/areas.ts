/**
 * The area table: the one place where areas are named. An area is one row here and one folder `remote-<name>`;
 * everything else follows from both. `npm run new area` makes them, and shared/workspace/check-areas.ts checks them.
 */
export const areas = {
  architecture: { port: 4201 },
  development: { port: 4202 },
  research: { port: 4203 },
  contact: { port: 4204 },
} as const satisfies Record<string, AreaRow>;

/** `port` is that of the area's development server. */
export type AreaRow = { port: number };

/** Words by the categories of `Intl.PluralRules`. */
export type Plurals = { other: string } & { [Category in Intl.LDMLPluralRule]?: string | undefined };

/**
 * A group of works, from `shell/content/site.md`. Groups with the same `toggle` open and close together in the sidebar;
 * without one a group does so alone. `counted` is how its works are called behind a number.
 */
export type Group = { title: string; short: string; form: GroupForm; toggle?: string; counted?: Plurals };

/** The layouts of a group on the home page. */
export const groupForms = ['grid', 'stagger', 'strips', 'sheets', 'pairs'] as const;
export type GroupForm = (typeof groupForms)[number];

export type AreaName = keyof typeof areas;
/** Unique in the site: the name of a group is an id on the home page, and a filter of the list of works. */
export type GroupName = string;

export const areaNames = Object.keys(areas) as AreaName[];

export const shellPort = 4200;

/** Alias paths and their canonical paths. Paths are case-sensitive. */
export const aliases: Readonly<Record<string, string>> = { '/portfolio': '/', '/contact': '/Contact' };

export function canonical(path: string): string {
  return aliases[path] ?? path;
}

/** The other address of a page, by which people write it down; its own where it has none. */
export function aliasOf(path: string): string {
  return Object.keys(aliases).find((alias) => aliases[alias] === path) ?? path;
}

export function isAreaName(name: string): name is AreaName {
  return Object.hasOwn(areas, name);
}

/** The global variable of an area's federation container. */
export function containerName(area: AreaName): string {
  return `area_${area}`;
}
