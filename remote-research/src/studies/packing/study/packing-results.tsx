import { memo, useMemo, useState } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { ComputationNotice } from '@portfolio/study/computation-notice';
import { fixed } from '@portfolio/study/grouped';
import { Button } from '@portfolio/study/controls';
import { Results, ResultTable, type ResultRow } from '@portfolio/study/results';
import { SaveButton } from '@portfolio/study/save-button';
import { ShareLink } from '@portfolio/study/share-link';
import { fill } from '@portfolio/study/translated';
import { useComputed, type Answer } from '@portfolio/study/use-computed';
import type { FourRuns } from '../algorithm/four-runs';
import { methods } from '../algorithm/methods';
import type { Task } from '../algorithm/task';
import { SeedsChart } from '../drawing/seeds-chart';
import { percent, square, texts } from '../texts';
import { comparison } from './computations';

/** Seeds that the chart compares with. */
const otherSeeds = 40;

type PackingResultsProps = {
  answer: Answer<Task, FourRuns>;
  /** The question that is asked and its answer. */
  notes: readonly string[];
  address: () => string;
  /** How often all was reset: a comparison ends with it. */
  resets: number;
  onReset: () => void;
};

/** The four methods in a sentence and in figures, and what is saved or reset. */
export function PackingResults({ answer, notes, address, resets, onReset }: PackingResultsProps) {
  const { texts: shell } = useShell();
  const { result } = answer;
  const { rooms, task } = result;
  const programme = rooms.reduce((sum, { width, depth }) => sum + width * depth, 0);
  const summary = summaryOf(result);
  const loadFiles = () => import(/* webpackChunkName: "packing-files" */ './packing-files');
  const savePlan = async () => (await loadFiles()).savePlan(result, [summary, ...notes, address()]);
  const saveData = async () => (await loadFiles()).saveData(result, address());
  return (
    <Results
      summary={summary}
      note={fill(texts.programme, {
        rooms: rooms.length,
        area: square(programme),
        plate: square(task.plate.width * task.plate.depth),
      })}
      files={
        <>
          <Button onClick={onReset}>{shell.studyReset}</Button>
          <SaveButton save={savePlan}>{shell.studySvg}</SaveButton>
          <SaveButton save={saveData}>{shell.studyJson}</SaveButton>
          <ShareLink address={address} />
        </>
      }
    >
      <Figures key={resets} result={result} />
    </Results>
  );
}

/** What the methods cover and leave, what it cost, and how other seeds do. Rests while the rooms are placed. */
const Figures = memo(function Figures({ result }: { result: FourRuns }) {
  // Other seeds have no pins, so pins change nothing of the comparison; all else begins another one.
  const key = JSON.stringify({ ...result.task, pins: [] });
  const [wanted, setWanted] = useState<string>();
  const compared = useMemo(
    () => (wanted === key ? { task: JSON.parse(key) as Task, seeds: otherSeeds } : undefined),
    [wanted, key],
  );
  const comparing = useComputed(comparison, compared);
  const { answer } = comparing;
  const others = answer && answer.input === compared ? answer.result : undefined;
  const hasEnded = comparing.state === 'stopped' || comparing.state === 'failed';
  const compare = () => (wanted === key && hasEnded ? comparing.retry() : setWanted(key));
  return (
    <>
      <ResultTable caption={texts.note} columns={texts.columns} rows={methods.map((method) => rowOf(result, method))} />
      <SeedsChart result={result} others={others} onCompare={compare} />
      <ComputationNotice computed={comparing} progress={{ done: others?.maxrects.length ?? 0, all: otherSeeds }} />
    </>
  );
});

function rowOf({ runs, task: { plate } }: FourRuns, method: (typeof methods)[number]): ResultRow {
  const { occupancy, left, looks, milliseconds } = runs[method];
  return {
    label: texts.methods[method],
    cells: [
      { value: occupancy, text: percent(occupancy) },
      { value: 1 - occupancy, text: square((1 - occupancy) * plate.width * plate.depth) },
      { value: left.length, text: String(left.length) },
      { value: looks, text: String(looks) },
      fixed(milliseconds, 1),
    ],
  };
}

function summaryOf({ runs, rooms }: FourRuns): string {
  const [first, second] = methods.toSorted((a, b) => runs[b].occupancy - runs[a].occupancy);
  if (!first || !second) return '';
  const { occupancy, left } = runs[first];
  const values = {
    first: texts.methods[first],
    covered: percent(occupancy),
    second: texts.methods[second],
    next: percent(runs[second].occupancy),
    left: left.length,
    rooms: rooms.length,
  };
  return `${fill(texts.summary, values)} ${fill(left.length > 0 ? texts.left : texts.noneLeft, values)}`;
}
