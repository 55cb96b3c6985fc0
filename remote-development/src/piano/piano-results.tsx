import { useShell } from '@portfolio/contract/shell';
import { FileButton, Results, ResultTable, type ResultRow } from '@portfolio/study/results';
import { saveFile } from '@portfolio/study/save-file';
import { dueOf, factsOf, resultOf, texts } from './piano-texts';
import type { Player } from './player';
import type { Result } from './practice';
import type { Score } from './score';

type PianoResultsProps = { title: string; score: Score; player: Player; onReset: () => void };

/** What was played, note by note, beside the best run of this music in this mode. */
export function PianoResults({ title, score, player, onReset }: PianoResultsProps) {
  const { texts: shell } = useShell();
  const result = player.result();
  const best = player.best();
  const due = player.next();
  const hasPlayed = result.right + result.wrong + result.missed > 0;
  const summary = [
    due && dueOf(due.pitches, player.isWaiting()),
    hasPlayed ? resultOf(result) : !due && texts.listening,
  ];
  return (
    <Results
      summary={summary.filter(Boolean).join(' ')}
      note={`${title}. ${factsOf(score.format, score.tracks, score.division, Math.max(1, score.tempos.length))}.`}
      files={
        <>
          <FileButton onClick={onReset}>{shell.studyReset}</FileButton>
          <FileButton onClick={() => save(title, result)}>{shell.studyJson}</FileButton>
        </>
      }
    >
      <ResultTable
        columns={texts.columns}
        rows={[rowOf(texts.run, result), ...(best ? [rowOf(texts.best, best)] : [])]}
      />
    </Results>
  );
}

function rowOf(label: string, { right, wrong, missed, spread }: Result): ResultRow {
  const pitches = right + wrong;
  return {
    label,
    cells: [
      String(right),
      String(wrong),
      String(missed),
      pitches > 0 ? { value: right / pitches, text: `${(100 * (right / pitches)).toFixed(0)} %` } : texts.none,
      right > 0 ? { value: spread, text: `± ${spread.toFixed(0)} ms` } : texts.none,
    ],
  };
}

function save(title: string, result: Result): void {
  saveFile('practice.json', 'application/json', JSON.stringify({ music: title, ...result }, null, 2));
}
