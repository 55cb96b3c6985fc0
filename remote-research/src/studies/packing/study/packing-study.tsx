import { useCallback, useMemo, useRef, useState } from 'react';
import { ComputationNotice } from '@portfolio/study/computation-notice';
import { Rows } from '@portfolio/study/controls';
import { Instrument } from '@portfolio/study/instrument';
import { lazyPart } from '@portfolio/study/lazy-part';
import { PlaybackBar } from '@portfolio/study/playback-bar';
import { askedOf, usualOf } from '@portfolio/study/prepared-questions';
import { Questions } from '@portfolio/study/questions';
import { fill } from '@portfolio/study/translated';
import { useComputed } from '@portfolio/study/use-computed';
import { useProgressiveRender } from '@portfolio/study/use-progressive-render';
import { useSettings } from '@portfolio/study/use-settings';
import { useStaggered } from '@portfolio/study/use-staggered';
import { useSteps } from '@portfolio/study/use-steps';
import { methods } from '../algorithm/methods';
import { shownNumber, type Method, type Room } from '../algorithm/packing';
import { isCounted, type RoomKind } from '../algorithm/programme';
import { programmeOf, type Task } from '../algorithm/task';
import { Plates } from '../drawing/plates';
import { texts } from '../texts';
import { packing } from './computations';
import { questionsFor } from './packing-questions';
import { PackingResults } from './packing-results';
import { settings as offered, taskOf } from './packing-settings';
import { usePins } from './use-pins';
import styles from './packing-study.module.css';

/** Is opened by few, and has its own chunk. */
const packingMore = lazyPart(
  async () => (await import(/* webpackChunkName: "packing-more" */ './packing-more')).PackingMore,
);

/** Milliseconds that a room stays the last one while it plays. */
const stepMs = 160;

/** What the study fetches: the rooms of its page. */
export type PackingData = { kinds: readonly RoomKind[] };

/** The packing of a page's rooms. */
export function createStudy({ kinds }: PackingData) {
  return () => <PackingStudy kinds={kinds} />;
}

/** Four rules fill the same plate with the same rooms, one after another. */
function PackingStudy({ kinds }: PackingData) {
  const { settings, values, errors, change, reset, address } = useSettings(offered);
  const [PackingMore] = useState(packingMore);
  const task = useMemo(() => taskOf(values, kinds), [values, kinds]);
  const { rooms, placed, refused } = useMemo(() => programmeOf(task), [task]);
  const computed = useComputed(packing, task);
  const { answer } = computed;
  const result = answer?.result;
  // Chart and table take their turn after the four plans.
  const shownAnswer = useStaggered(answer) ?? answer;
  const pinning = usePins(task, (pins) => change({ pins }));
  const { forget } = pinning;
  const questions = useMemo(() => questionsFor(isCounted(kinds)), [kinds]);
  const asked = askedOf(questions, values);
  const usual = useUsual(asked && taskOf({ ...values, ...usualOf(settings, asked) }, kinds));
  const [leading, setLeading] = useState<Method>('maxrects');
  const [resets, setResets] = useState(0);
  const container = useRef<HTMLElement>(null);
  const { step, last, playback, goTo } = useSteps(container, result?.runs.shelf.steps.length ?? 0, stepMs);
  const parts = useProgressiveRender(methods.length, !result);
  const changeProgramme = useCallback(
    (changes: Partial<typeof values>) => {
      if (!('seed' in changes)) return change(changes);
      // Another seed makes other rooms: pins would hold the wrong ones.
      forget();
      change({ ...changes, pins: '' });
    },
    [change, forget],
  );

  if (!answer || !result || !shownAnswer)
    return (
      <div className={styles.waiting}>
        <ComputationNotice computed={computed} />
      </div>
    );
  const answerText = asked && usual && answer.input === task ? asked.answer(result, usual) : undefined;
  return (
    <Instrument
      name={texts.name}
      container={container}
      isDrawing={parts < methods.length}
      errors={[
        ...errors,
        ...refused.map((pin) => fill(texts.refused, { number: shownIn(rooms, pin.number) })),
        ...(pinning.hindered === undefined ? [] : [fill(texts.hindered, { number: shownIn(rooms, pinning.hindered) })]),
      ]}
      questions={
        <Questions
          purpose={texts.purpose}
          questions={questions}
          asked={asked}
          answer={answerText}
          settings={settings}
          onChange={changeProgramme}
        />
      }
      drawing={
        <>
          <Plates
            key={resets}
            count={parts + 1}
            usual={{ width: settings.width.value, depth: settings.depth.value }}
            leading={leading}
            onLead={setLeading}
            result={result}
            wanted={task.plate}
            step={step < last ? step : Infinity}
            showFree={values.free}
            limits={settings}
            onResize={change}
            {...pinning}
          />
          <ComputationNotice computed={computed} />
        </>
      }
      playback={
        <PlaybackBar
          playback={playback}
          onStep={() => goTo(step >= last ? 0 : step + 1)}
          line={{ setting: lineOf(last), value: step, onChange: goTo }}
        />
      }
      strip={
        <Rows
          settings={settings}
          values={values}
          onChange={changeProgramme}
          names={isCounted(kinds) ? ['width', 'depth', 'seed', 'order'] : ['width', 'depth', 'share', 'seed', 'order']}
        />
      }
      more={<PackingMore values={values} onChange={change} result={result} placed={placed} {...pinning} />}
      results={
        <PackingResults
          resets={resets}
          answer={shownAnswer}
          notes={asked && answerText ? [asked.ask, answerText] : []}
          address={address}
          onReset={() => {
            playback.pause();
            playback.setSpeed(1);
            goTo(last);
            reset();
            forget();
            setLeading('maxrects');
            setResets(resets + 1);
          }}
        />
      }
    />
  );
}

/** The same rooms as they are usually packed, which a question is compared with. */
function useUsual(task: Task | undefined) {
  const key = JSON.stringify(task);
  const kept = useMemo(() => (key ? (JSON.parse(key) as Task) : undefined), [key]);
  const { answer } = useComputed(packing, kept);
  return answer && answer.input === kept ? answer.result : undefined;
}

/** The number that is shown for the room of a pin; one that no room has stays. */
function shownIn(rooms: readonly Room[], number: number): number {
  return shownNumber(rooms.find((room) => room.number === number) ?? { number });
}

function lineOf(last: number) {
  return { kind: 'number', label: texts.step, unit: `/ ${last}`, min: 0, max: last, step: 1, value: 0 } as const;
}
