import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import { siteCommands } from '@portfolio/workspace/site-commands';

/** A document of the repository by its path from the root. */
export type Document = { file: string; text: string };
type Scripts = Readonly<Record<string, string>>;

/** Whether the content is the sample: another owner has other pages and areas. */
export function isSample(root: string): boolean {
  return /^sample: true$/m.test(readFileSync(join(root, 'shell/content/site.md'), 'utf8'));
}

/** What newcomers read: at the root, in docs, and in each folder at the root. */
export function documentsIn(root: string): Document[] {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^(node_modules|site|export|hosting)$/.test(entry.name))
    .map(({ name }) => `${name}/README.md`);
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`);
  const packages = readdirSync(join(root, 'shared')).map((name) => `shared/${name}/README.md`);
  return [...readdirSync(root), ...docs, ...folders, ...packages]
    .filter((file) => file.endsWith('.md') && existsSync(join(root, file)))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** What is written by hand in the workspaces and packages, without the tests of these documents. */
export function sourcesIn(root: string): Document[] {
  return readdirSync(root)
    .filter((name) => /^(shared|shell|e2e|bench|tools|remote-\w+)$/.test(name))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.(tsx?|mjs|css|py)$/.test(file) && !/[\\/](node_modules|dist)[\\/]|docs\.test\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** Relative links and pictures that lead to nothing, and anchors that no heading has. */
export function deadLinks(root: string, { file, text }: Document): string[] {
  const written = withoutCode(text);
  const links = [...written.matchAll(/\]\(([^()\s]+)\)/g), ...written.matchAll(/ (?:src|srcset|href)="([^"]+)"/g)].map(
    ([, link = '']) => link,
  );
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => !leads(root, file, link))
    .map((link) => `${file}: ${link} leads to nothing`);
}

function leads(root: string, file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path ? join(dirname(file), path) : file;
  if (!existsSync(join(root, target))) return false;
  return anchor === undefined || anchorsOf(readFileSync(join(root, target), 'utf8')).includes(anchor);
}

/** As GitHub and GitLab make them of headings. */
function anchorsOf(text: string): string[] {
  return [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replace(/ /g, '-'),
  );
}

/**
 * Paths in backticks that are no file: seen from the root, from the document's folder, or from an area's. What a build makes,
 * and a name with a placeholder, is no path.
 */
export function missingFiles(root: string, { file, text }: Document): string[] {
  const inSample = isSample(root);
  return inlineCode(withoutFences(text))
    .filter((code) => /^[\w.@-]+(\/[\w.@-]+)+\/?$/.test(code) && isOfRepository(root, code))
    .filter((code) => inSample || !/^(shell|remote-\w+)\/content\//.test(code))
    .filter((code) => !places(file, code).some((path) => existsSync(join(root, path))))
    .map((code) => `${file}: there is no ${code}`);
}

/**
 * What the last column of a table names and is not there: a file of the repository or of the journeys, whose ending may be
 * left out, and in double quotes words of the file before them, such as a title. Commands are for {@link unknownCommands}.
 */
export function missingProofs(root: string, { file, text }: Document): string[] {
  return rowsOf(text).flatMap(([row = '', ...cells]) => {
    let read = '';
    return [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap(([, name, words = '']) => {
      if (name === undefined)
        return read.includes(words) ? [] : [`${file}: row ${row}: no file before it says "${words}"`];
      if (/^npm /.test(name) || !/[./]/.test(name)) return [];
      const found = [name, `${name}.spec.ts`, `e2e/${name}`, `e2e/${name}.spec.ts`]
        .map((path) => join(root, path))
        .find(isFile);
      read = found ? readFileSync(found, 'utf8').replaceAll("\\'", "'") : '';
      return found ? [] : [`${file}: row ${row}: there is no ${name}`];
    });
  });
}

/** Cells of the rows of all tables, without their heads. */
function rowsOf(text: string): string[][] {
  return [...text.matchAll(/^\| *(?![-#])(.+) \|$/gm)].map(([, cells = '']) => cells.split(' | '));
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Whether it begins with a folder of the root, or ends as a source does. */
function isOfRepository(root: string, code: string): boolean {
  const [first = ''] = code.split('/');
  const made = /^(dist|export|hosting|site|\.cache|\.site|\.mailbox)$/.test(first);
  return (
    !made && !code.startsWith('@') && (existsSync(join(root, first)) || /\.(tsx?|mjs|md|css|json|yml)$/.test(code))
  );
}

function places(file: string, code: string): string[] {
  const folder = dirname(file);
  return [
    code,
    join(folder, code),
    join(folder, 'src', code),
    ...areaNames.map((area) => `remote-${area}/${code}`),
  ].map(normalize);
}

/** Commands that there are not: scripts of npm, of a workspace, and files for tsx. */
export function unknownCommands(root: string, { file, text }: Document): string[] {
  const code = [...fences(text), ...inlineCode(withoutFences(text))].join('\n');
  const own = scriptsOf(root, '');
  const missing = [
    ...code.matchAll(/\bnpm (?:(start|test)\b|run ([\w:-]+))(?:(?:(?!npm)[^\n`#])*? -w ([^\s`]+))?/g),
  ].filter(([, short, long = '', workspace]) => !((short ?? long) in (workspace ? scriptsOf(root, workspace) : own)));
  const ofSite = [...code.matchAll(/\bnpm run site -- ([a-z][\w-]*(?::[\w-]+)?)/g)].filter(
    ([, name = '']) => !isSiteCommand(name),
  );
  const programs = [...code.matchAll(/\b(?:npx tsx|node) ([\w./-]+\.(?:ts|mjs))/g)].filter(
    ([, path = '']) => !existsSync(join(root, path)),
  );
  return [...missing, ...ofSite, ...programs].map(([command]) => `${file}: there is no command "${command.trim()}"`);
}

/**
 * Commands in sentences and comments of the sources that there are not. `upgrade` is a script of an area's own repository.
 */
export function unknownCommandsInSources(root: string, { file, text }: Document): string[] {
  const known = { ...scriptsOf(root, ''), upgrade: '' };
  return [...text.matchAll(/\bnpm run ([a-z][\w-]*(?::[\w-]+)?)(?: -- ([a-z][\w-]*(?::[\w-]+)?))?/g)]
    .filter(([, script = '', name]) => !(script in known) || (script === 'site' && name && !isSiteCommand(name)))
    .map(([command]) => `${file}: there is no command "${command}"`);
}

function isSiteCommand(name: string): boolean {
  return Object.values(siteCommands).some((group) => name in group);
}

function scriptsOf(root: string, workspace: string): Scripts {
  // A placeholder stands for every area.
  const folder = workspace.replace(/<[^>]*>/, 'contact');
  const manifest = join(root, folder, 'package.json');
  if (!existsSync(manifest)) return {};
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { scripts?: Scripts }).scripts ?? {};
}

const fence = /^(`{3,})[^\n]*\n([^]*?)^\1$/gm;

function fences(text: string): string[] {
  return [...text.matchAll(fence)].map(([, , code = '']) => code);
}

function withoutFences(text: string): string {
  return text.replace(fence, '');
}

function inlineCode(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

function withoutCode(text: string): string {
  return withoutFences(text).replace(/`[^`\n]+`/g, '');
}
