import { useShell } from '@portfolio/contract/shell';
import { ComputationNotice } from '@portfolio/study/computation-notice';
import { fixed } from '@portfolio/study/grouped';
import { Button } from '@portfolio/study/controls';
import { Results, ResultTable, type ResultRow } from '@portfolio/study/results';
import { SaveButton } from '@portfolio/study/save-button';
import { ShareLink } from '@portfolio/study/share-link';
import type { Computed } from '@portfolio/study/use-computed';
import { measuresOf, rowsOf, type Stage } from '../algorithm/stage';
import type { FinishedPlans, SubdivisionMethod, SubdivisionPlan } from '../algorithm/subdivision-plan';
import { LotCharts, LotTable } from '../drawing/lot-charts';
import { sizesOf, square, texts } from '../texts';
import { summaryOf } from './summary';

type SubdivisionResultsProps = {
  plan: SubdivisionPlan;
  stage: Stage;
  /** All three methods on the block of the plan; undefined while they are computed. */
  finished: FinishedPlans | undefined;
  computed: Pick<Computed<never, unknown>, 'state' | 'cancel' | 'retry'>;
  /** The question that is asked and its answer. */
  notes: readonly string[];
  address: () => string;
  onReset: () => void;
};

/** The lots that are shown, and what each method ends with on this block. */
export function SubdivisionResults({
  plan,
  stage,
  finished,
  computed,
  notes,
  address,
  onReset,
}: SubdivisionResultsProps) {
  const { texts: shell } = useShell();
  const { frontage } = plan.parameters;
  const { smallest, largest, court } = measuresOf(stage, frontage);
  const summary = summaryOf(plan, stage);
  const loadFiles = () => import(/* webpackChunkName: "subdivision-files" */ './subdivision-files');
  const savePlan = async () => (await loadFiles()).savePlan(plan, stage, [summary, ...notes, address()]);
  const saveData = async () => (await loadFiles()).saveData(plan, stage, address());
  return (
    <Results
      summary={summary}
      note={sizesOf(square(smallest), square(largest), court > 0 ? square(court) : undefined)}
      files={
        <>
          <Button onClick={onReset}>{shell.studyReset}</Button>
          <SaveButton save={savePlan}>{shell.studySvg}</SaveButton>
          <SaveButton save={saveData}>{shell.studyJson}</SaveButton>
          <ShareLink address={address} />
        </>
      }
    >
      <ResultTable
        caption={texts.note}
        columns={texts.comparison}
        rows={methods.map((method) => rowOf(method, finished?.stages[method], frontage))}
      />
      <ComputationNotice computed={computed} />
      <LotCharts stage={stage} leastFrontage={frontage} />
      <LotTable stage={stage} leastFrontage={frontage} />
    </Results>
  );
}

const methods = ['boxes', 'strips', 'voronoi'] as const satisfies readonly SubdivisionMethod[];

function rowOf(method: SubdivisionMethod, stage: Stage | undefined, leastFrontage: number): ResultRow {
  const label = texts.shortMethods[method];
  if (!stage) return { label, cells: texts.comparison.map(() => '…') };
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
