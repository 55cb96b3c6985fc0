import { useMemo, useRef, useState } from 'react';
import type { Outline } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { ComputationNotice } from '@portfolio/study/computation-notice';
import { Rows } from '@portfolio/study/controls';
import { Instrument, Section } from '@portfolio/study/instrument';
import { PlaybackBar } from '@portfolio/study/playback-bar';
import { useProgressiveRender } from '@portfolio/study/use-progressive-render';
import { useComputed } from '@portfolio/study/use-computed';
import { useSettings } from '@portfolio/study/use-settings';
import { useSteps } from '@portfolio/study/use-steps';
import { BlockRows } from './block-rows';
import { BlockView } from '../drawing/block-view';
import { readBlock, writeBlock } from '../algorithm/blocks';
import { subdivision } from './computations';
import { Legend } from '../drawing/legend';
import { SubdivisionResults } from './subdivision-results';
import type { SubdivisionData } from './subdivision-data';
import { furtherRows, parametersOf, settingsFor, stripRows } from './subdivision-settings';
import { texts } from '../texts';
import { summaryOf } from './summary';
import styles from './subdivision-study.module.css';

/** Milliseconds that a depth stands while it plays; rounds of relaxation follow each other faster. */
const beats = { boxes: 800, strips: 1200, voronoi: 250 };

/** The subdivision of a page's block. */
export function createStudy(data: SubdivisionData) {
  const offered = settingsFor(data);
  return () => <SubdivisionStudy data={data} offered={offered} />;
}

type SubdivisionStudyProps = { data: SubdivisionData; offered: ReturnType<typeof settingsFor> };

/** A block cut into lots by three methods, depth after depth. */
function SubdivisionStudy({ data, offered }: SubdivisionStudyProps) {
  const { settings, values, errors, change, reset } = useSettings(offered);
  const block = useMemo(() => outlineOf(values.block, data.block), [values.block, data]);
  const task = useMemo(() => ({ block, parameters: parametersOf(values) }), [block, values]);
  const computed = useComputed(subdivision, task);
  const plan = computed.answer?.result;
  const [selected, setSelected] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const container = useRef<HTMLElement>(null);
  const { step, last, playback, goTo } = useSteps(
    container,
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
  const editing = {
    block,
    selected,
    onSelect: setSelected,
    onMove: (corner: number, to: Point) => changeBlock(block.with(corner, to)),
    onAdd: (corner: number, at: Point) => {
      changeBlock(block.toSpliced(corner, 0, at));
      setSelected(corner);
    },
    onRemove: (corner: number) => changeBlock(block.filter((_, i) => i !== corner)),
  };

  if (!plan || !stage)
    return (
      <div className={styles.waiting}>
        <ComputationNotice computed={computed} />
      </div>
    );
  const { method, frontage } = plan.parameters;
  const further = furtherRows[task.parameters.method];
  return (
    <Instrument
      name={texts.name}
      container={container}
      isDrawing={parts < 1}
      errors={[...errors, ...(refusal ? [refusal] : [])]}
      drawing={
        <div className={styles.sheet}>
          <BlockView stage={stage} leastFrontage={frontage} label={summaryOf(plan, stage)} {...editing} />
          {parts > 0 && <Legend />}
        </div>
      }
      playback={
        <PlaybackBar
          playback={playback}
          onStep={() => goTo(step >= last ? 0 : step + 1)}
          line={{
            setting: {
              kind: 'number',
              label: texts.stages[method],
              unit: `/ ${last}`,
              min: 0,
              max: last,
              step: 1,
              value: 0,
            },
            value: step,
            onChange: goTo,
          }}
        />
      }
      strip={<Rows settings={settings} values={values} onChange={change} names={stripRows[task.parameters.method]} />}
      more={
        <>
          <Section title={texts.parameters} hint={texts.symbols}>
            <Rows settings={settings} values={values} onChange={change} names={further} />
          </Section>
          <BlockRows page={data} setting={settings.block} text={values.block} onChange={changeBlock} {...editing} />
        </>
      }
      results={
        <SubdivisionResults
          plan={plan}
          stage={stage}
          onReset={() => {
            playback.pause();
            setRefusal(undefined);
            goTo(last);
            reset();
          }}
        />
      }
    />
  );
}

/** Settings hold good blocks only, and the page's own is a good one. */
function outlineOf(text: string, own: string): Outline {
  const reading = readBlock(text);
  return 'outline' in reading ? reading.outline : outlineOf(own, own);
}
