import type { Token } from 'markdown-it';
import { reader } from '../markdown/markdown';
import type { WrittenBlock, WrittenSection } from './written-blocks';

/** Collects blocks into sections, and text between blocks into text blocks. */
export class SectionList {
  readonly #done: WrittenSection[] = [];
  #current: { id?: string; heading?: string; blocks: WrittenBlock[] } = { blocks: [] };
  #run: Token[] = [];

  begin(id: string, heading: string): void {
    this.#end();
    this.#current = { id, heading, blocks: [] };
  }

  text(token: Token): void {
    this.#run.push(token);
  }

  add(block: WrittenBlock): void {
    this.#endRun();
    this.#current.blocks.push(block);
  }

  all(): WrittenSection[] {
    this.#end();
    return this.#done;
  }

  #endRun(): void {
    if (this.#run.length > 0)
      this.#current.blocks.push({ kind: 'text', html: reader.renderer.render(this.#run, reader.options, {}) });
    this.#run = [];
  }

  #end(): void {
    this.#endRun();
    if (this.#current.blocks.length > 0 || this.#current.heading) this.#done.push(this.#current);
  }
}
