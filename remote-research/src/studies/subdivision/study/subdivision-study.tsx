import { useMemo, useRef, useState } from 'react';
import { anticlockwise, type Outline } from '@portfolio/model/geometry/outlines';
import { ComputationNotice } from '@portfolio/study/computation-notice';
import { Rows } from '@portfolio/study/controls';
import { Instrument } from '@portfolio/study/instrument';
import { lazyPart } from '@portfolio/study/lazy-part';
import { PlaybackBar } from '@portfolio/study/playback-bar';
import { askedOf, usualOf } from '@portfolio/study/prepared-questions';
import { Questions } from '@portfolio/study/questions';
import type { Values } from '@portfolio/study/settings';
import { useComputed } from '@portfolio/study/use-computed';
import { useProgressiveRender } from '@portfolio/study/use-progressive-render';
import { useSettings } from '@portfolio/study/use-settings';
import { useSteps } from '@portfolio/study/use-steps';
import { readBlock } from '../algorithm/blocks';
import type { SubdivisionTask } from '../algorithm/subdivision-plan';
import { BlockView } from '../drawing/block-view';
import { Legend } from '../drawing/legend';
import { faultText, texts } from '../texts';
import { comparison, subdivision } from './computations';
import type { SubdivisionData } from './subdivision-data';
import { questions } from './subdivision-questions';
import { SubdivisionResults } from './subdivision-results';
import { parametersOf, settingsFor, stripRows, type SubdivisionSettings } from './subdivision-settings';
import { summaryOf } from './summary';
import { useBlockEditor } from './use-block-editor';
import styles from './subdivision-study.module.css';

/** Is opened by few, and has its own chunk. */
const subdivisionMore = lazyPart(
  async () => (await import(/* webpackChunkName: "subdivision-more" */ './subdivision-more')).SubdivisionMore,
);

/** Milliseconds that a depth stands while it plays; rounds of relaxation follow each other faster. */
const stepMs = { boxes: 800, strips: 1200, voronoi: 250 };

/** The subdivision of a page's block. */
export function createStudy(data: SubdivisionData) {
  const offered = settingsFor(data);
  return () => <SubdivisionStudy data={data} offered={offered} />;
}

type SubdivisionStudyProps = { data: SubdivisionData; offered: SubdivisionSettings };

/** A block cut into lots by three methods, depth after depth. */
function SubdivisionStudy({ data, offered }: SubdivisionStudyProps) {
  const { settings, values, errors, change, reset, address } = useSettings(offered);
  const [SubdivisionMore] = useState(subdivisionMore);
  const editor = useBlockEditor(values.block, (block) => change({ block }));
  const task = useMemo(() => taskOf(values), [values]);
  const computed = useComputed(subdivision, task);
  const { answer } = computed;
  const plan = answer?.result;
  const asked = askedOf(questions, values);
  const { finished, usual, comparing } = useCompared(
    answer,
    asked && taskOf({ ...values, ...usualOf(settings, asked) }),
  );
  const container = useRef<HTMLElement>(null);
  const { step, last, playback, goTo } = useSteps(
    container,
    (plan?.stages.length ?? 1) - 1,
    stepMs[plan?.parameters.method ?? 'boxes'],
  );
  const stage = plan?.stages[step];
  const parts = useProgressiveRender(1, !plan);

  if (!plan || !stage)
    return (
      <div className={styles.waiting}>
        <ComputationNotice computed={computed} />
      </div>
    );
  const { method, frontage } = plan.parameters;
  const isCurrent = answer?.input === task;
  const answerText = asked && isCurrent && finished && usual ? asked.answer({ plan, finished, usual }) : undefined;
  const { corners, selected, select, move, add, remove, fault } = editor;
  return (
    <Instrument
      name={texts.name}
      container={container}
      isDrawing={parts < 1}
      errors={[...errors, ...(fault ? [`${faultText(fault)} ${texts.stays}`] : [])]}
      questions={
        <Questions
          purpose={texts.purpose}
          questions={questions}
          asked={asked}
          answer={answerText}
          settings={settings}
          onChange={change}
        />
      }
      drawing={
        <div className={styles.sheet}>
          <BlockView
            stage={stage}
            leastFrontage={frontage}
            label={summaryOf(plan, stage)}
            corners={corners}
            selected={selected}
            onSelect={select}
            onMove={move}
            onAdd={add}
            onRemove={remove}
          />
          {parts > 0 && <Legend />}
          <ComputationNotice computed={computed} />
        </div>
      }
      playback={
        <PlaybackBar
          playback={playback}
          onStep={() => goTo(step >= last ? 0 : step + 1)}
          line={{ setting: lineOf(texts.stages[method], last), value: step, onChange: goTo }}
        />
      }
      strip={<Rows settings={settings} values={values} onChange={change} names={stripRows[task.parameters.method]} />}
      more={<SubdivisionMore page={data} settings={settings} values={values} onChange={change} editor={editor} />}
      results={
        <SubdivisionResults
          plan={plan}
          stage={stage}
          finished={finished}
          computed={comparing}
          notes={asked && answerText ? [asked.ask, answerText] : []}
          address={address}
          onReset={() => {
            playback.pause();
            playback.setSpeed(1);
            goTo(last);
            reset();
            editor.forgive();
          }}
        />
      }
    />
  );
}

/** How each method ends on the block of a plan, and what a question is compared with; both belong to this plan. */
function useCompared(answer: { input: SubdivisionTask } | undefined, usualTask: SubdivisionTask | undefined) {
  const task = answer?.input;
  const compared = useMemo(() => task && { compared: task }, [task]);
  const comparing = useComputed(comparison, compared);
  const key = JSON.stringify(usualTask);
  const kept = useMemo(() => (key ? (JSON.parse(key) as SubdivisionTask) : undefined), [key]);
  const before = useComputed(subdivision, kept).answer;
  return {
    comparing,
    finished: comparing.answer && comparing.answer.input === compared ? comparing.answer.result : undefined,
    usual: before && before.input === kept ? before.result : undefined,
  };
}

function lineOf(label: string, last: number) {
  return { kind: 'number', label, unit: `/ ${last}`, min: 0, max: last, step: 1, value: 0 } as const;
}

/** Settings hold good blocks only. */
function taskOf(values: Values<SubdivisionSettings>): SubdivisionTask {
  const reading = readBlock(values.block);
  const block: Outline = 'corners' in reading ? anticlockwise(reading.corners) : [];
  return { block, parameters: parametersOf(values) };
}
