import { memo, useMemo } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { FileButton, Results, ResultTable, type ResultRow } from '@portfolio/study/results';
import { useComputed } from '@portfolio/study/use-computed';
import { fixed } from '@portfolio/study/grouped';
import { comparison } from './computations';
import { LotCharts, LotTable, rowsOf } from '../drawing/lot-charts';
import { saveData, savePlan } from './subdivision-files';
import { measuresOf, type Stage } from '../algorithm/stage';
import type { SubdivisionMethod, SubdivisionPlan } from '../algorithm/subdivision-plan';
import { sizesOf, square, texts } from '../texts';
import { summaryOf } from './summary';

type SubdivisionResultsProps = { plan: SubdivisionPlan; stage: Stage; onReset: () => void };

/** The lots that are shown, and what each method ends with on this block. */
export function SubdivisionResults({ plan, stage, onReset }: SubdivisionResultsProps) {
  const { texts: shell } = useShell();
  const { frontage } = plan.parameters;
  const { smallest, largest, court } = measuresOf(stage, frontage);
  return (
    <Results
      summary={summaryOf(plan, stage)}
      note={sizesOf(square(smallest), square(largest), court > 0 ? square(court) : undefined)}
      files={
        <>
          <FileButton onClick={onReset}>{shell.studyReset}</FileButton>
          <FileButton onClick={() => savePlan(plan, stage)}>{shell.studySvg}</FileButton>
          <FileButton onClick={() => saveData(plan, stage)}>{shell.studyJson}</FileButton>
        </>
      }
    >
      <FinishedPlans plan={plan} />
      <LotCharts stage={stage} leastFrontage={frontage} />
      <LotTable stage={stage} leastFrontage={frontage} />
    </Results>
  );
}

/** All three methods on this block. Rests while the depth of one changes. */
const FinishedPlans = memo(function FinishedPlans({ plan }: { plan: SubdivisionPlan }) {
  const compared = useMemo(() => ({ compared: { block: plan.block, parameters: plan.parameters } }), [plan]);
  const finished = useComputed(comparison, compared).answer?.result;
  return (
    <ResultTable
      caption={texts.note}
      columns={texts.comparison}
      rows={methods.map((method) => rowOf(method, finished?.stages[method], plan.parameters.frontage))}
    />
  );
});

const methods = ['boxes', 'strips', 'voronoi'] as const satisfies readonly SubdivisionMethod[];

function rowOf(method: SubdivisionMethod, stage: Stage | undefined, leastFrontage: number): ResultRow {
  const label = texts.shortMethods[method];
  if (!stage) return { label, cells: texts.comparison.map(() => '') };
  const { count, lost, narrow } = measuresOf(stage, leastFrontage);
  const rows = rowsOf(stage, leastFrontage);
  const mean = (pick: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + pick(row), 0) / rows.length;
  const aspect = mean((row) => row.aspect);
  return {
    label,
    cells: [
      String(count),
      { value: lost, text: String(lost) },
      { value: narrow, text: String(narrow) },
      square(mean((row) => row.area)),
      { value: aspect, text: fixed(aspect, 2) },
    ],
  };
}
