import type { ReactNode } from 'react';
import type { Block, Study } from '@portfolio/contract/page';
import { Figure } from './figure';
import { NewTabLink } from './new-tab-link';
import { Skills } from './skills';
import { TextBlock } from './text-block';
import { Videos } from './videos';
import styles from './blocks.module.css';

/** Shows a study of the area that the page belongs to. */
export type ShowStudy = (study: Study) => ReactNode;

type BlocksProps = {
  blocks: readonly Block[];
  /** Of an area that has studies. */
  study?: ShowStudy | undefined;
};

/** The blocks of a section in their order. */
export function Blocks({ blocks, study }: BlocksProps) {
  return blocks.map((block, index) => <BlockView key={index} block={block} study={study} />);
}

function BlockView({ block, study }: { block: Block; study: ShowStudy | undefined }) {
  switch (block.kind) {
    case 'text':
      return <TextBlock html={block.html} />;
    case 'figure':
      return <Figure figure={block.figure} sizes="(min-width: 1025px) 60vw, 100vw" />;
    case 'skills':
      return <Skills skills={block.skills} />;
    case 'videos':
      return <Videos videos={block.videos} />;
    case 'link':
      return (
        <p className={styles.link}>
          <NewTabLink href={block.href} label={block.label} name={block.name} />
          {block.note && <span className={styles.note}>{block.note}</span>}
        </p>
      );
    case 'study':
      return study?.(block);
  }
}
