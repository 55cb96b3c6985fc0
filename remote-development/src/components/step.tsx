import type { Block, Section } from '@portfolio/contract/page';
import { Blocks, type ShowStudy } from '@portfolio/ui/blocks';
import styles from './step.module.css';

type StepProps = {
  step: Section;
  study: ShowStudy;
  /** The last step with a figure or a study shows it as wide as the page. */
  closing: boolean;
};

/**
 * One section: its text waits beside the figures that pass. Videos, a running study, a drawing twice as wide as high, and
 * the last one take the whole width below their text instead, so that the rhythm breaks.
 */
export function Step({ step, study, closing }: StepProps) {
  const shown = step.blocks.filter(isShown);
  const form = shown.length === 0 ? 'text' : closing || shown.some(isWide) ? 'wide' : 'beside';
  return (
    <section className={styles.step} data-form={form} aria-labelledby={step.id}>
      <div className={styles.say} data-reveal="">
        {step.heading && <Heading id={step.id} text={step.heading} />}
        <div className={styles.text}>
          <Blocks blocks={step.blocks.filter((block) => !isShown(block))} />
        </div>
      </div>
      {shown.length > 0 && (
        <div className={styles.show} data-reveal="">
          <Blocks blocks={shown} study={study} />
        </div>
      )}
    </section>
  );
}

/** A heading that begins with a number, such as “01 Pose recognition”, shows it on a line of its own. */
function Heading({ id, text }: { id: string | undefined; text: string }) {
  const [, number, texts = text] = /^(\d+) (.+)$/.exec(text) ?? [];
  return (
    <h2 id={id}>
      {number && <span className={styles.number}>{number} </span>}
      {texts}
    </h2>
  );
}

function isShown({ kind }: Block): boolean {
  return kind === 'figure' || kind === 'videos' || kind === 'study';
}

function isWide(block: Block): boolean {
  if (block.kind !== 'figure') return block.kind === 'videos' || block.kind === 'study';
  return block.figure.picture.width >= 2 * block.figure.picture.height;
}
