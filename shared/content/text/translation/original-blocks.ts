import { reader, readTargets } from '../markdown/markdown';
import { readYaml, type YamlFields } from '../../source/fields/yaml-fields';
import type { Source } from '../../source/frontmatter';
import { merged } from './merged';
import { Mistakes } from '../../source/content-error';

/**
 * What a translated text takes from its original, piece by piece in the order of the text: the ids of its headings and
 * studies, so that a link leads to the same place in every language, and the fields of blocks that have no words.
 */
export class OriginalBlocks {
  readonly #original: Source;
  readonly #headings: string[];
  readonly #studies: string[];
  readonly #blocks: { kind: string; value: unknown }[];

  constructor(source: Source, original: Source) {
    const [own, all] = [readTargets(source.body), readTargets(original.body)];
    this.#original = original;
    this.#headings = own.headings.length === all.headings.length ? all.headings : [];
    this.#studies = own.studies.length === all.studies.length ? all.studies : [];
    this.#blocks = reader
      .parse(original.body, {})
      .flatMap(({ type, info, content }) =>
        type === 'fence' && info.trim() ? [{ kind: info.trim(), value: valueOf(original.file, content) }] : [],
      );
  }

  nextHeading(): string | undefined {
    return this.#headings.shift();
  }

  nextStudy(): string | undefined {
    return this.#studies.shift();
  }

  /**
   * The fields of a block, with those of the original's next block of this kind below them.
   * @throws ContentError for a field that is empty.
   */
  complete(kind: string, block: YamlFields): YamlFields {
    const index = this.#blocks.findIndex((each) => each.kind === kind);
    const [found] = index < 0 ? [] : this.#blocks.splice(index, 1);
    const mistakes = new Mistakes();
    const source = { ...this.#original, ...block };
    const context = { source, original: this.#original, words: true as const, mistakes, path: [] };
    const value = merged(found?.value, block.value, context);
    mistakes.throwAny();
    return { ...block, value, translates: found?.value };
  }
}

/** What can't be read there is said where the original is read. */
function valueOf(file: string, content: string): unknown {
  try {
    return readYaml(file, content, 0).value;
  } catch {
    return undefined;
  }
}
