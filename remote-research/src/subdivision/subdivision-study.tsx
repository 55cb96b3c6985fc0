import { useMemo, useRef, useState } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { area, type Outline } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { Fields, NumberField, Playbar, Button } from '@portfolio/study/controls';
import { Instrument, Metrics } from '@portfolio/study/instrument';
import { useProgressiveRender } from '@portfolio/study/use-progressive-render';
import { ReleaseWorker } from '@portfolio/study/release-worker';
import { useComputed, type Computation } from '@portfolio/study/use-computed';
import { useSettings } from '@portfolio/study/use-settings';
import { useSteps } from '@portfolio/study/use-steps';
import { BlockFields } from './block-fields';
import { BlockView } from './block-view';
import { readBlock, writeBlock } from './blocks';
import { LotCharts, LotTable } from './lot-charts';
import { saveData, savePlan } from './subdivision-files';
import { measuresOf, type Stage } from './stage';
import type { SubdivisionPlan, SubdivisionTask } from './subdivision-plan';
import { fieldsOf, parametersOf, settings } from './subdivision-settings';
import { square, texts } from './subdivision-texts';
import styles from './subdivision-study.module.css';

/** Milliseconds that a depth stands while it plays; rounds of relaxation follow each other faster. */
const beats = { boxes: 800, strips: 1200, voronoi: 250 };

const subdivision: Computation<SubdivisionTask, SubdivisionPlan> = {
  createWorker: () =>
    new ReleaseWorker(
      new URL(/* webpackChunkName: "subdivision-study-worker" */ './subdivision-study-worker.ts', import.meta.url),
    ),
  loadSteps: async () => (await import('./subdivision-plan')).subdivisionPlan,
};

/** The subdivision study: a block cut into lots by three methods, depth after depth. */
export function Study() {
  const shell = useShell();
  const { values, errors, change, reset } = useSettings(settings);
  const block = useMemo(() => outlineOf(values.block), [values.block]);
  const task = useMemo(() => ({ block, parameters: parametersOf(values) }), [block, values]);
  const plan = useComputed(subdivision, task);
  const [selected, setSelected] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const sheet = useRef<HTMLElement>(null);
  const { step, last, playback, goTo } = useSteps(
    sheet,
    (plan?.stages.length ?? 1) - 1,
    beats[plan?.parameters.method ?? 'boxes'],
  );
  const stage = plan?.stages[step];
  const parts = useProgressiveRender(1, !plan);

  function changeBlock(wanted: Outline | string) {
    const text = typeof wanted === 'string' ? wanted : writeBlock(wanted);
    const reading = readBlock(text);
    if ('fault' in reading) return setRefusal(reading.fault);
    setRefusal(undefined);
    setSelected((corner) => Math.min(corner, reading.outline.length - 1));
    change({ block: text });
  }
  const move = (corner: number, to: Point) => changeBlock(block.with(corner, to));

  if (!plan || !stage) return <div className={styles.waiting} />;
  const { method, frontage } = plan.parameters;
  return (
    <Instrument
      name={texts.name}
      container={sheet}
      isDrawing={parts < 1}
      errors={[...errors, ...(refusal ? [refusal] : [])]}
      drawing={
        <div className={styles.sheet}>
          <BlockView
            block={block}
            stage={stage}
            leastFrontage={frontage}
            label={summaryOf(plan, stage)}
            selected={selected}
            onSelect={setSelected}
            onMove={move}
          />
          {parts > 0 && (
            <>
              <Legend hasCourt={stage.courts.length > 0} />
              <LotCharts stage={stage} leastFrontage={frontage} />
            </>
          )}
        </div>
      }
      controls={
        <div className={styles.controls}>
          <Playbar playback={playback} onStep={() => goTo(step >= last ? 0 : step + 1)} onReset={() => goTo(0)} />
          <NumberField
            setting={{ kind: 'number', label: texts.stages[method], min: 0, max: last, step: 1, value: 0 }}
            value={step}
            onChange={goTo}
          />
          <fieldset className={styles.group}>
            <legend>{texts.parameters}</legend>
            <Fields settings={settings} values={values} onChange={change} names={fieldsOf[task.parameters.method]} />
          </fieldset>
        </div>
      }
      metrics={
        <div className={styles.controls}>
          <Metrics rows={rowsOf(plan, stage)} summary={summaryOf(plan, stage)} />
          <BlockFields
            block={block}
            text={values.block}
            selected={selected}
            onSelect={setSelected}
            onMove={move}
            onChange={changeBlock}
          />
          <div className={styles.presses}>
            <Button onClick={() => savePlan(plan, stage)}>{shell.texts.studySvg}</Button>
            <Button onClick={() => saveData(plan, stage)}>{shell.texts.studyJson}</Button>
            <Button onClick={reset}>{texts.allReset}</Button>
          </div>
          <LotTable stage={stage} leastFrontage={frontage} />
        </div>
      }
    />
  );
}

/** Settings hold good blocks only. */
function outlineOf(text: string): Outline {
  const reading = readBlock(text);
  return 'outline' in reading ? reading.outline : outlineOf(settings.block.value);
}

function Legend({ hasCourt }: { hasCourt: boolean }) {
  const kinds = hasCourt ? (['street', 'narrow', 'none', 'court'] as const) : (['street', 'narrow', 'none'] as const);
  return (
    <ul className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind}>
          <svg viewBox="0 0 24 14" data-kind={kind} aria-hidden="true">
            <rect x="0.5" y="0.5" width="23" height="13" />
            {(kind === 'narrow' || kind === 'none') && <path d="M1 9 9 1M1 13 13 1M7 13 19 1M13 13 23 3M19 13l4-4" />}
          </svg>
          {texts.legend[kind]}
        </li>
      ))}
    </ul>
  );
}

function rowsOf({ block, parameters }: SubdivisionPlan, stage: Stage): [string, string][] {
  const { count, lost, narrow, smallest, largest, court, sum } = measuresOf(stage, parameters.frontage);
  return [
    [texts.rows.lots, String(count)],
    [texts.rows.lost, String(lost)],
    [texts.rows.narrow, String(narrow)],
    [texts.rows.smallest, square(smallest)],
    [texts.rows.largest, square(largest)],
    [texts.rows.court, square(court)],
    [texts.rows.sum, square(sum)],
    [texts.rows.block, square(area(block))],
  ];
}

function summaryOf({ block, parameters }: SubdivisionPlan, stage: Stage): string {
  const { count, lost, sum } = measuresOf(stage, parameters.frontage);
  return `${texts.methods[parameters.method]}: ${count} lots, ${lost} without a street, ${square(sum)} of ${square(area(block))}.`;
}
