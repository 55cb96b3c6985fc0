import { useShell } from '@portfolio/contract/shell';
import { Button } from '@portfolio/study/controls';
import { Results, ResultTable, type ResultRow } from '@portfolio/study/results';
import { SaveButton } from '@portfolio/study/save-button';
import { ShareLink } from '@portfolio/study/share-link';
import { fill } from '@portfolio/study/translated';
import { ahead } from '../drawing/draw-roll';
import { captionOf, dueOf, factsOf, resultOf, soundOf, texts } from '../texts';
import type { Player } from '../algorithm/player';
import type { Result } from '../algorithm/practice';
import type { Score } from '../algorithm/score';
import type { SoundState } from '../algorithm/sound';

type PianoResultsProps = {
  title: string;
  score: Score;
  player: Player;
  sound: SoundState;
  address: () => string;
  onReset: () => void;
};

/** What was played, note by note, beside the best run of this music in this mode. */
export function PianoResults({ title, score, player, sound, address, onReset }: PianoResultsProps) {
  const { texts: shell } = useShell();
  const result = player.result();
  const best = player.best();
  const due = player.next();
  const hasPlayed = result.right + result.wrong + result.missed > 0;
  const summary = [
    due && dueOf(due.pitches, player.isWaiting()),
    hasPlayed ? resultOf(result) : !due && texts.listening,
  ];
  const savePicture = async () => {
    const from = player.restingPlace();
    const { saveNotes } = await import(/* webpackChunkName: "save-notes" */ './save-notes');
    saveNotes(score, from, ahead, [captionOf(title, from, from + ahead), address()]);
  };
  return (
    <Results
      summary={summary.filter(Boolean).join(' ')}
      note={
        <>
          <span>
            {`${title}. ${factsOf(score.format, score.tracks, score.division, Math.max(1, score.tempos.length))}.`}
          </span>{' '}
          <span role="status">{soundOf(sound)}</span>
        </>
      }
      files={
        <>
          <Button onClick={onReset}>{shell.studyReset}</Button>
          <SaveButton save={savePicture}>{shell.studySvg}</SaveButton>
          <SaveButton save={() => saveResult(title, result)}>{shell.studyJson}</SaveButton>
          <ShareLink address={address} />
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
      pitches > 0
        ? { value: right / pitches, text: fill(texts.percent, { percent: (100 * (right / pitches)).toFixed(0) }) }
        : texts.none,
      spread !== undefined
        ? { value: spread, text: fill(texts.deviation, { milliseconds: spread.toFixed(0) }) }
        : texts.none,
    ],
  };
}

async function saveResult(title: string, result: Result): Promise<void> {
  const { saveFile } = await import(/* webpackChunkName: "save-file" */ '@portfolio/study/save-file');
  saveFile('practice.json', 'application/json', JSON.stringify({ music: title, ...result }, null, 2));
}
