import type { AreaName } from '@portfolio/contract/areas';
import type { ReleaseFiles, ReleaseOwner, Releases } from '@portfolio/contract/release';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import { areaIn, liveAreas } from '@portfolio/contract/published/live-areas';
import { filesName, releaseFolder } from '@portfolio/contract/published/paths';
import { readJson, readText } from '../../storage/read-json';
import { PublishError, type Draft } from '../../storage/storage';

/** What the pages of an area find in the live shell's sheets. */
export type ShellStyles = { properties: ReadonlySet<string>; layers: readonly string[] };

/**
 * Whether the sheets of areas change nothing but their own elements, and find in the live shell what they use: a document
 * keeps those of every area that was visited in it.
 * @param published with a shell among them all live areas are asked for what they use of it.
 * @throws PublishError that names the area, the sheet and what to do.
 */
export async function checkAreaStyles(
  draft: Draft,
  releases: Releases,
  published: readonly ReleaseOwner[],
): Promise<void> {
  const asked = liveAreas(releases).filter((name) => published.includes('shell') || published.includes(name));
  if (asked.length === 0) return;
  const sheets = await textsOf(draft, 'shell', releases.shell.live, '.css');
  const shell = shellStylesIn(sheets.map(({ text }) => text));
  for (const area of asked) await checkArea(draft, area, areaIn(releases, area)?.live ?? '', shell, published);
}

async function checkArea(
  draft: Draft,
  area: AreaName,
  release: string,
  shell: ShellStyles,
  published: readonly ReleaseOwner[],
): Promise<void> {
  let scripts: Promise<readonly { text: string }[]> | undefined;
  for (const { file, text } of await textsOf(draft, area, release, '.css')) {
    const root = postcss.parse(text);
    // What is live already was accepted when it was published.
    const faults = published.includes(area) ? faultsOf(root, shell) : [];
    for (const name of unknownProperties(root, shell)) {
      // A script may set it on an element.
      scripts ??= textsOf(draft, area, release, '.js');
      if (!(await scripts).some((script) => script.text.includes(name)))
        faults.push(`it uses ${name}, which neither it nor the shell defines`);
    }
    if (faults.length === 0) continue;
    throw new PublishError(
      `The style sheet ${file} of ${area} would not show beside those of other areas as it shows alone: ${faults.join('; ')}. Nothing was published. Change the sheet, or publish the shell that it needs together with it.`,
    );
  }
}

/** What of a sheet reaches beyond the area's own elements. */
export function faultsOf(root: Root, { layers }: ShellStyles): string[] {
  const faults: string[] = [];
  root.walkAtRules((rule) => {
    if (/^(?:font-face|property|import)$/.test(rule.name))
      faults.push(`@${rule.name} holds for every page; it belongs into the shell`);
    if (rule.name !== 'layer') return;
    const strange = layersNamed(rule).find((name) => !layers.includes(name));
    if (strange) faults.push(`the shell has no layer "${strange}"; it has ${layers.join(', ')}`);
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const strange = rule.selectors.find((selector) => !/\.[\w-]/.test(selector));
    if (strange) faults.push(`"${strange}" names no class of its own and would change the elements of others`);
    if (!isLayered(rule)) faults.push(`"${rule.selector}" stands in no layer and would win over all that do`);
  });
  return [...new Set(faults)];
}

/** The custom properties that a sheet reads without a fallback and does not set. */
function unknownProperties(root: Root, { properties }: ShellStyles): string[] {
  const own = new Set<string>();
  const used = new Set<string>();
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) own.add(declaration.prop);
    for (const [, name = ''] of declaration.value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)) used.add(name);
  });
  return [...used].filter((name) => !own.has(name) && !properties.has(name));
}

export function shellStylesIn(sheets: readonly string[]): ShellStyles {
  const properties = new Set<string>();
  const layers: string[] = [];
  for (const css of sheets) {
    const root = postcss.parse(css);
    root.walkDecls(/^--/, ({ prop }) => void properties.add(prop));
    root.walkAtRules('layer', (rule) => void layers.push(...layersNamed(rule)));
  }
  return { properties, layers: [...new Set(layers)] };
}

function layersNamed({ params }: AtRule): string[] {
  return params.split(',').map((name) => name.trim());
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(parent.name);
}

function isLayered(rule: Rule): boolean {
  let parent: Rule['parent'] | undefined = rule.parent;
  while (parent && !('name' in parent && parent.name === 'layer')) parent = parent.parent as Rule['parent'] | undefined;
  return parent !== undefined;
}

async function textsOf(draft: Draft, owner: ReleaseOwner, release: string, ending: string) {
  const folder = releaseFolder(owner, release);
  const files = await readJson<ReleaseFiles>(draft, `${folder}/${filesName}`);
  const named = Object.keys(files).filter((file) => file.startsWith('browser/') && file.endsWith(ending));
  return Promise.all(named.map(async (file) => ({ file, text: await readText(draft, `${folder}/${file}`) })));
}
