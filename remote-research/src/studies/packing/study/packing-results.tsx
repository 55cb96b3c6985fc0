import { memo, useState } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { FileButton, Results, ResultTable, type ResultRow } from '@portfolio/study/results';
import { useComputed } from '@portfolio/study/use-computed';
import { fixed } from '@portfolio/study/grouped';
import { fill } from '@portfolio/study/translated';
import { comparison } from './computations';
import type { FourRuns } from '../algorithm/four-runs';
import { methods } from '../algorithm/methods';
import { saveData, savePlan } from './packing-files';
import { percent, square, texts } from '../texts';
import { SeedsChart } from '../drawing/seeds-chart';
import type { Task } from '../algorithm/task';

/** Seeds that the chart compares with. */
const otherSeeds = 40;

/** The four methods in a sentence and in figures, and what is saved or reset. */
export function PackingResults({ result, onReset }: { result: FourRuns; onReset: () => void }) {
  const { texts: shell } = useShell();
  const { rooms, task } = result;
  const programme = rooms.reduce((sum, { width, depth }) => sum + width * depth, 0);
  return (
    <Results
      summary={summaryOf(result)}
      note={fill(texts.programme, {
        rooms: rooms.length,
        area: square(programme),
        plate: square(task.plate.width * task.plate.depth),
      })}
      files={
        <>
          <FileButton onClick={onReset}>{shell.studyReset}</FileButton>
          <FileButton onClick={() => savePlan(result)}>{shell.studySvg}</FileButton>
          <FileButton onClick={() => saveData(result)}>{shell.studyJson}</FileButton>
        </>
      }
    >
      <Figures result={result} />
    </Results>
  );
}

/** What the methods cover and leave, what it cost, and how other seeds do. Rests while the rooms are placed. */
const Figures = memo(function Figures({ result }: { result: FourRuns }) {
  const [compared, setCompared] = useState<{ task: Task; seeds: number }>();
  const others = useComputed(comparison, compared).answer?.result;
  return (
    <>
      <ResultTable caption={texts.note} columns={texts.columns} rows={methods.map((method) => rowOf(result, method))} />
      <SeedsChart
        result={result}
        others={others}
        onCompare={() => setCompared({ task: result.task, seeds: otherSeeds })}
      />
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
