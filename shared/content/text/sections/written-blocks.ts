import type { Block, Section, Video } from '@portfolio/contract/page';
import type { YamlFields } from '../../source/fields/yaml-fields';

/** What the text of a page says, with the names of files that nobody has read yet; `line` is the file's own. */
export type WrittenFigure = { kind: 'figure'; src: string; alt: string; caption: string; line: number };
export type WrittenVideo = Omit<Video, 'film'> & { file?: string; line: number };
export type WrittenStudy = { kind: 'study'; id: string; fields: YamlFields };

export type WrittenBlock =
  | Extract<Block, { kind: 'text' | 'link' | 'skills' }>
  | WrittenFigure
  | { kind: 'videos'; videos: readonly WrittenVideo[] }
  | WrittenStudy;

export type WrittenSection = Omit<Section, 'blocks'> & { blocks: readonly WrittenBlock[] };
