import { useMemo, useRef, useState } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { Fields, NumberField, Playbar, Button } from '@portfolio/study/controls';
import { Instrument, Metrics } from '@portfolio/study/instrument';
import { useProgressiveRender } from '@portfolio/study/use-progressive-render';
import { useComputed } from '@portfolio/study/use-computed';
import { useSettings } from '@portfolio/study/use-settings';
import { useSteps } from '@portfolio/study/use-steps';
import { useStaggered } from '@portfolio/study/use-staggered';
import { ComparisonTable } from './comparison-table';
import { packing } from './computations';
import { programmeOf, type FourRuns, type Task } from './four-runs';
import { methods } from './methods';
import { saveData, savePlan } from './packing-files';
import { settings, taskOf } from './packing-settings';
import { percent, square, texts } from './packing-texts';
import { PinFields } from './pin-fields';
import { onPlate, writePins, type Pin } from './pins';
import { PlateView } from './plate-view';
import { SeedsChart } from './seeds-chart';
import styles from './packing-study.module.css';

/** Milliseconds that a room stays the last one while it plays. */
const beat = 160;

/** Seeds that the chart compares with. */
const otherSeeds = 40;
/** The packing study: four rules fill the same plate with the same rooms, one after another. */
export function Study() {
  const shell = useShell();
  const { values, errors, change, reset } = useSettings(settings);
  const task = useMemo(() => taskOf(values), [values]);
  const { placed: standing, refused, rooms } = useMemo(() => programmeOf(task), [task]);
  const result = useComputed(packing, task);
  // Chart, table and figures take their turn after the four plans.
  const told = useStaggered(result) ?? result;
  const [compared, setCompared] = useState<{ task: Task; seeds: number }>();
  const [selected, setSelected] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const container = useRef<HTMLElement>(null);
  const { step, last, playback, goTo } = useSteps(container, result?.runs.shelf.steps.length ?? 0, beat);
  const parts = useProgressiveRender(methods.length, !result);

  const pins = standing.map(({ room, x, y, turned }): Pin => ({ number: room.number, x, y, turned }));
  function pin(wanted: Pin) {
    const room = rooms.find(({ number }) => number === wanted.number);
    if (!room) return;
    const moved = onPlate(wanted, room, task.plate);
    const all = [...pins.filter(({ number }) => number !== moved.number), moved];
    const hindered = programmeOf({ ...task, pins: all }).refused.length > 0;
    setSelected(moved.number);
    setRefusal(
      hindered ? `Room ${moved.number} has no place there: another pinned room or the edge is in the way.` : undefined,
    );
    if (!hindered) change({ pins: writePins(all) });
  }
  function unpin(number?: number) {
    setRefusal(undefined);
    change({ pins: number === undefined ? '' : writePins(pins.filter((one) => one.number !== number)) });
  }

  if (!result || !told) return <div className={styles.waiting} />;
  const said = refused.map(
    ({ number }) => `Room ${number} can’t be pinned where the address says: no such room, or no place for it there.`,
  );
  return (
    <Instrument
      name={texts.name}
      container={container}
      isDrawing={parts < methods.length}
      errors={[...errors, ...said, ...(refusal ? [refusal] : [])]}
      drawing={
        <div className={styles.sheet}>
          <div className={styles.plates}>
            {methods.slice(0, parts + 1).map((method) => (
              <PlateView
                key={method}
                method={method}
                result={result}
                step={step < last ? step : Infinity}
                showFree={values.free}
                selected={selected}
                onSelect={setSelected}
                onPin={pin}
                onUnpin={unpin}
              />
            ))}
          </div>
          {parts === methods.length && (
            <>
              <Legend />
              <SeedsChart result={told} compared={compared} />
            </>
          )}
        </div>
      }
      controls={
        <div className={styles.controls}>
          <Playbar playback={playback} onStep={() => goTo(step >= last ? 0 : step + 1)} onReset={() => goTo(0)}>
            <Button onClick={() => setCompared({ task, seeds: otherSeeds })}>{texts.compare}</Button>
          </Playbar>
          <NumberField
            setting={{ kind: 'number', label: texts.settings.step, min: 0, max: last, step: 1, value: 0 }}
            value={step}
            onChange={goTo}
          />
          <fieldset className={styles.group}>
            <legend>{texts.fields}</legend>
            <Fields
              settings={settings}
              values={values}
              // Another programme has other rooms: pins would hold the wrong ones.
              onChange={(changes) => change('free' in changes ? changes : { ...changes, ...unpinned(changes) })}
              names={['seed', 'share', 'order', 'width', 'depth', 'turns', 'free']}
            />
          </fieldset>
          <fieldset className={styles.group}>
            <legend>{texts.ruleFields}</legend>
            <Fields settings={settings} values={values} onChange={change} names={methods} />
          </fieldset>
        </div>
      }
      metrics={
        <div className={styles.controls}>
          <ComparisonTable result={told} />
          <Metrics rows={rowsOf(told)} summary={summaryOf(told)} />
          <PinFields
            result={result}
            pins={pins}
            selected={selected}
            onSelect={setSelected}
            onPin={pin}
            onUnpin={unpin}
          />
          <div className={styles.presses}>
            <Button onClick={() => savePlan(result)}>{shell.texts.studySvg}</Button>
            <Button onClick={() => saveData(result)}>{shell.texts.studyJson}</Button>
            <Button onClick={reset}>{texts.allReset}</Button>
          </div>
        </div>
      }
    />
  );
}

function unpinned(changes: object) {
  return 'seed' in changes || 'share' in changes ? { pins: '' } : {};
}

function Legend() {
  return (
    <ul className={styles.legend}>
      {(['last', 'free', 'pinned'] as const).map((kind) => (
        <li key={kind}>
          <svg viewBox="0 0 24 14" data-kind={kind} aria-hidden="true">
            <rect x="1.5" y="1.5" width="21" height="11" />
            {kind === 'pinned' && <circle cx="6" cy="6" r="2" />}
          </svg>
          {texts.legend[kind]}
        </li>
      ))}
    </ul>
  );
}

function rowsOf({ rooms, task }: FourRuns): [string, string][] {
  const { plate } = task;
  const programme = rooms.reduce((sum, { width, depth }) => sum + width * depth, 0);
  return [
    [texts.rows.rooms, String(rooms.length)],
    [texts.rows.programme, square(programme)],
    [texts.rows.plate, square(plate.width * plate.depth)],
    [texts.rows.most, percent(Math.min(1, programme / (plate.width * plate.depth)))],
  ];
}

function summaryOf({ runs, task }: FourRuns): string {
  const ranked = methods.toSorted((a, b) => runs[b].occupancy - runs[a].occupancy);
  const list = ranked.map((method) => `${texts.methods[method]} ${percent(runs[method].occupancy)}`);
  return `Seed ${task.seed}: ${list.join(', ')} of the plate covered.`;
}
