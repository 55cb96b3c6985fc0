import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { languageFile } from '@portfolio/content/source/language-file';
import { root as repository } from '@portfolio/workspace/root';
import { elsewhere } from '../../../e2e/site/site-pages';

const folder = `remote-${elsewhere.area}/src/pages`;
const page = join(folder, readdirSync(join(repository, folder)).find((name) => /(?<!\.test)\.tsx$/.test(name)) ?? '');
const content = elsewhere.file;

/** Edits in a copy of the repository that can all be taken back. */
export class Edits {
  readonly #originals = new Map<string, Buffer>();
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Makes the component of the area's pages show a text above what it showed. */
  component(text: string): void {
    const name = /export function (\w+)\(/.exec(this.#original(page))?.[1] ?? '';
    const written = this.#original(page).replace(`export function ${name}(`, `function Written${name}(`);
    const shown = `export function ${name}(props: Parameters<typeof Written${name}>[0]) {\n  return <><p>${text}</p><Written${name} {...props} /></>;\n}\n`;
    this.#write(page, `${written}\n${shown}`);
  }

  /** Writes below the component of the area's pages. */
  below(text: string): void {
    this.#write(page, `${this.#original(page)}\n${text}\n`);
  }

  /** Makes the component of the area's pages throw. */
  throwing(message: string): void {
    this.component('Thrown');
    const written = readFileSync(join(this.#root, page), 'utf8');
    this.#write(page, written.replace('return <><p>Thrown', `throw new Error('${message}');\n  return <><p>Thrown`));
  }

  /** Gives its page another title, or takes it away. @param language of its translation, which is edited instead. */
  title(title: string | undefined, language?: string): void {
    const file = language ? languageFile(content, language) : content;
    this.#write(file, this.#original(file).replace(/^title: .*\n/m, title ? `title: ${title}\n` : ''));
  }

  /** Marks a photo with a colour of its own, so that nobody has encoded it before. @param photo its path in the repository. */
  async photo(photo: string): Promise<void> {
    const shade = () => Math.floor(Math.random() * 256);
    const mark = { width: 8, height: 8, channels: 3 as const, background: { r: shade(), g: shade(), b: shade() } };
    const file = relative(repository, photo);
    const marked = sharp(this.#originalBytes(file)).composite([{ input: { create: mark } }]);
    this.#write(file, await marked.toBuffer());
  }

  undo(): void {
    for (const [file, bytes] of this.#originals) this.#write(file, bytes);
    this.#originals.clear();
  }

  #write(file: string, bytes: string | Buffer): void {
    writeFileSync(join(this.#root, file), bytes);
  }

  #original(file: string): string {
    return this.#originalBytes(file).toString('utf8');
  }

  #originalBytes(file: string): Buffer {
    const bytes = this.#originals.get(file) ?? readFileSync(join(this.#root, file));
    this.#originals.set(file, bytes);
    return bytes;
  }
}
