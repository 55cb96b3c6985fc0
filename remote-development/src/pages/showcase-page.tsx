import type { Block, Figure as FigureSource, PageDocument, Section, Study } from '@portfolio/contract/page';
import { LiveStudyBlock } from '@portfolio/study/live-study-block';
import { stillOf } from '@portfolio/study/live-study-still';
import { Blocks } from '@portfolio/ui/blocks';
import { Facts } from '@portfolio/ui/facts';
import { Figure } from '@portfolio/ui/figure';
import { Gallery } from '@portfolio/ui/gallery';
import { Onward } from '@portfolio/ui/onward';
import { Step } from '../components/step';
import { useChosen } from '../components/use-chosen';
import { useReveals } from '../components/use-reveals';
import { studies } from '../studies';
import styles from './showcase-page.module.css';

/** A program: the opening, one drawn strip edge to edge, then a step for each section. */
export function ShowcasePage({ page }: { page: PageDocument }) {
  const article = useReveals();
  useChosen(page);
  const [opening, ...sections] = page.sections;
  const { prose, run } = divide(opening?.blocks ?? []);
  const steps: readonly Section[] = run.length > 0 ? [{ blocks: run }, ...sections] : sections;
  const cover = page.figures[0];
  const study = (block: Study) => {
    const { figure, isRepeated } = stillOf(page, block);
    const still = figure && (
      <Figure figure={figure} sizes="(min-width: 1025px) 60vw, 100vw" isRepeated={isRepeated || figure === cover} />
    );
    return <LiveStudyBlock key={block.id} study={block} studies={studies} still={still} />;
  };
  const last = steps.findLastIndex(({ blocks }) => blocks.some(({ kind }) => kind === 'figure' || kind === 'study'));
  return (
    <article ref={article} data-sheets={`${page.label} ${page.title}`}>
      <header className={styles.opening}>
        <div className={styles.lead}>
          <p className={styles.mark}>{page.label}</p>
          <h1>{page.title}</h1>
          <Blocks blocks={prose} />
        </div>
        <Facts facts={page.facts} />
      </header>
      {cover && (
        <div className={styles.phrase} data-screen={isScreen(cover) ? '' : undefined}>
          <Figure figure={cover} sizes="100vw" priority="first" />
        </div>
      )}
      {steps.map((step, index) => (
        <Step key={step.id ?? index} step={step} study={study} closing={index === last} />
      ))}
      <Onward previous={page.previous} next={page.next} />
      <Gallery page={page} />
    </article>
  );
}

/** No strip: it has a beginning, such as the name at the top of a first screen. */
function isScreen({ picture }: FigureSource): boolean {
  return picture.width < 3 * picture.height;
}

/** Studies of the opening need more room than its text: they are the first step. */
function divide(blocks: readonly Block[]): { prose: Block[]; run: Block[] } {
  const isStudy = ({ kind }: Block) => kind === 'study';
  return { prose: blocks.filter((block) => !isStudy(block)), run: blocks.filter(isStudy) };
}
