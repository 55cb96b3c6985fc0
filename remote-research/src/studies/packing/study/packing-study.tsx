import { useCallback, useMemo, useRef, useState } from 'react';
import { Rows } from '@portfolio/study/controls';
import { ComputationNotice } from '@portfolio/study/computation-notice';
import { Instrument } from '@portfolio/study/instrument';
import { PlaybackBar } from '@portfolio/study/playback-bar';
import { useProgressiveRender } from '@portfolio/study/use-progressive-render';
import { useComputed } from '@portfolio/study/use-computed';
import { useSettings } from '@portfolio/study/use-settings';
import { useSteps } from '@portfolio/study/use-steps';
import { useStaggered } from '@portfolio/study/use-staggered';
import { fill } from '@portfolio/study/translated';
import { packing } from './computations';
import { methods } from '../algorithm/methods';
import { PackingMore } from './packing-more';
import { PackingResults } from './packing-results';
import { settings as offered, taskOf } from './packing-settings';
import { texts } from '../texts';
import { onPlate, writePins, type Pin } from '../algorithm/pins';
import { Plates } from '../drawing/plates';
import { isCounted, type RoomKind } from '../algorithm/programme';
import { programmeOf } from '../algorithm/task';
import styles from './packing-study.module.css';

/** Milliseconds that a room stays the last one while it plays. */
const beat = 160;

/** What the study fetches: the rooms of its page. */
export type PackingData = { kinds: readonly RoomKind[] };

/** The packing of a page's rooms. */
export function createStudy({ kinds }: PackingData) {
  return () => <PackingStudy kinds={kinds} />;
}

/** Four rules fill the same plate with the same rooms, one after another. */
function PackingStudy({ kinds }: PackingData) {
  const { settings, values, errors, change, reset } = useSettings(offered);
  const task = useMemo(() => taskOf(values, kinds), [values, kinds]);
  const { placed: standing, refused, rooms } = useMemo(() => programmeOf(task), [task]);
  const computed = useComputed(packing, task);
  const result = computed.answer?.result;
  // Chart and table take their turn after the four plans.
  const told = useStaggered(result) ?? result;
  const [selected, setSelected] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const container = useRef<HTMLElement>(null);
  const { step, last, playback, goTo } = useSteps(container, result?.runs.shelf.steps.length ?? 0, beat);
  const parts = useProgressiveRender(methods.length, !result);
  const changeProgramme = useCallback(
    // Another programme has other rooms: pins would hold the wrong ones.
    (changes: Partial<typeof values>) =>
      change('seed' in changes || 'share' in changes ? { ...changes, pins: '' } : changes),
    [change],
  );

  const pins = standing.map(({ room, x, y, turned }): Pin => ({ number: room.number, x, y, turned }));
  function pin(wanted: Pin) {
    const room = rooms.find(({ number }) => number === wanted.number);
    if (!room) return;
    const moved = onPlate(wanted, room, task.plate);
    const all = [...pins.filter(({ number }) => number !== moved.number), moved];
    const hindered = programmeOf({ ...task, pins: all }).refused.length > 0;
    setSelected(moved.number);
    setRefusal(hindered ? fill(texts.hindered, { number: moved.number }) : undefined);
    if (!hindered) change({ pins: writePins(all) });
  }
  function unpin(number?: number) {
    setRefusal(undefined);
    change({ pins: number === undefined ? '' : writePins(pins.filter((one) => one.number !== number)) });
  }

  if (!result || !told)
    return (
      <div className={styles.waiting}>
        <ComputationNotice computed={computed} />
      </div>
    );
  const said = refused.map(({ number }) => fill(texts.refused, { number }));
  const pinning = { selected, onSelect: setSelected, onPin: pin, onUnpin: unpin };
  return (
    <Instrument
      name={texts.name}
      container={container}
      isDrawing={parts < methods.length}
      errors={[...errors, ...said, ...(refusal ? [refusal] : [])]}
      drawing={
        <Plates
          count={parts + 1}
          usual={{ width: settings.width.value, depth: settings.depth.value }}
          result={result}
          wanted={task.plate}
          step={step < last ? step : Infinity}
          showFree={values.free}
          onResize={change}
          {...pinning}
        />
      }
      playback={
        <PlaybackBar
          playback={playback}
          onStep={() => goTo(step >= last ? 0 : step + 1)}
          line={{
            setting: { kind: 'number', label: texts.step, unit: `/ ${last}`, min: 0, max: last, step: 1, value: 0 },
            value: step,
            onChange: goTo,
          }}
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
      more={<PackingMore values={values} onChange={change} result={result} pins={pins} {...pinning} />}
      results={
        <PackingResults
          result={told}
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
