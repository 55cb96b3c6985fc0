import type { ReactNode } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { Button } from '@portfolio/study/controls';
import { Results, ResultTable, type ResultRow } from '@portfolio/study/results';
import { SaveButton } from '@portfolio/study/save-button';
import { ShareLink } from '@portfolio/study/share-link';
import { useStaggered } from '@portfolio/study/use-staggered';
import { inDegrees, momentOf, resultOf, texts } from '../texts';
import { differencesAt } from '../algorithm/differences';
import type { Pair } from '../algorithm/path-position';
import { frameRate } from '../algorithm/performance';
import type { Compared } from '../drawing/compared';
import type { Warping } from '../algorithm/warping';

type DanceResultsProps = {
  compared: Compared;
  notice: ReactNode;
  address: () => string;
  here: Pair;
  isMoving: boolean;
  onReset: () => void;
};

/** Both ways of comparing in figures, and what differs at this moment. */
export function DanceResults({ here, notice, address, isMoving, onReset, ...props }: DanceResultsProps) {
  const { texts: shell } = useShell();
  const compared = useStaggered(props.compared);
  const { scores, warped, clock, costs } = compared;
  const result = resultOf(scores.warped, scores.clock);
  const { index, degrees } = differencesAt(compared, here);
  const lag = (here.second - here.first) / frameRate;
  const savePicture = async () => {
    const { saveMatrix } = await import(/* webpackChunkName: "save-matrix" */ './save-matrix');
    saveMatrix(costs, warped.path, [`${texts.map}. ${result}`, address()]);
  };
  const saveData = async () => {
    const { saveFile } = await import(/* webpackChunkName: "save-file" */ '@portfolio/study/save-file');
    saveFile('warping.json', 'application/json', JSON.stringify(dataOf(compared)));
  };
  return (
    <Results
      summary={isMoving ? result : `${result} ${momentOf(lag, texts.angles[index] ?? '', degrees)}`}
      note={notice}
      files={
        <>
          <Button onClick={onReset}>{shell.studyReset}</Button>
          <SaveButton save={savePicture}>{shell.studySvg}</SaveButton>
          <SaveButton save={saveData}>{shell.studyJson}</SaveButton>
          <ShareLink address={address} />
        </>
      }
    >
      <ResultTable
        columns={texts.columns}
        rows={[rowOf(texts.withWarping, scores.warped, warped), rowOf(texts.without, scores.clock, clock)]}
      />
    </Results>
  );
}

function rowOf(label: string, score: number | undefined, { distance, path }: Warping): ResultRow {
  if (score === undefined) return { label, cells: [texts.none, texts.none, texts.none] };
  return {
    label,
    cells: [
      { value: score, text: score.toFixed(0) },
      { value: distance, text: inDegrees(distance) },
      String(path.length),
    ],
  };
}

function dataOf({ costs, warped, clock, scores, manner }: Compared) {
  return {
    manner,
    frameRate,
    scores,
    distance: warped.distance,
    path: warped.path,
    byTheClock: clock.distance,
    frames: [costs.rows, costs.columns],
    costs: Array.from(costs.values, (value) => Math.round(value * 100) / 100),
  };
}
