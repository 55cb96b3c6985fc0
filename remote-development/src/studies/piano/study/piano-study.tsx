import { useMemo, useRef, useState } from 'react';
import { Rows } from '@portfolio/study/controls';
import { useSettings } from '@portfolio/study/use-settings';
import { ChooseFile } from './choose-file';
import { Piano } from './piano';
// After what the piano is made of: style sheets come in one order in all studies.
import { bytesOf, pieceOf, type PianoData } from './piano-data';
import { questionOf, questions } from './piano-questions';
import { furtherRows, settingsFor, stripRows } from './piano-settings';
import { texts } from '../texts';
import type { Hands, Mode } from '../algorithm/player';
import { readMidi } from '../algorithm/read-midi';
import type { Score } from '../algorithm/score';
import { useOwnFile } from './use-own-file';
import { usePlayer } from './use-player';
import { useSoundCard } from './use-sound-card';

/** The piano with the music of a page. */
export function createStudy(data: PianoData) {
  const offered = settingsFor(data);
  return () => <PianoStudy data={data} offered={offered} />;
}

type PianoStudyProps = { data: PianoData; offered: ReturnType<typeof settingsFor> };

/** A music file, falling, sounding, and answered by what is played. */
function PianoStudy({ data: { pieces }, offered }: PianoStudyProps) {
  const container = useRef<HTMLElement>(null);
  const { settings, values, errors, change, reset, address } = useSettings(offered);
  const [round, setRound] = useState(0);
  const { file, refused, choose, forget } = useOwnFile(() => change({ place: 0 }));
  const chosen = pieceOf(pieces, values.piece);
  const own = useMemo(() => scoreIn(bytesOf(chosen)), [chosen]);
  const score = file?.score ?? own;
  const card = useSoundCard(values.volume / 100);
  const speed = values.speed / 100;
  const player = usePlayer({
    score,
    mode: values.mode as Mode,
    hands: values.hands as Hands,
    from: values.place,
    sound: card.sound,
    speed,
    round,
  });
  const { asked, answer } = questionOf(values, score);
  const onChange = (changes: Partial<typeof values>) => {
    if (changes.piece) forget();
    const begins = changes.piece ? 0 : changes.mode || changes.hands ? player.restingPlace() : undefined;
    change(begins === undefined ? changes : { ...changes, place: begins });
  };
  const rows = (names: readonly (keyof typeof settings)[]) => (
    <Rows settings={settings} values={values} onChange={onChange} names={names} />
  );
  return (
    <ChooseFile onFile={(picked) => void choose(picked)}>
      {(openFile) => (
        <Piano
          container={container}
          questions={{ purpose: texts.purpose, questions, asked, answer, settings, onChange }}
          address={address}
          score={score}
          title={file?.name ?? chosen.title}
          player={player}
          card={card}
          speed={{
            options: speeds,
            value: speed,
            onChange: (next) => change({ speed: Math.round(next * 100) }),
          }}
          lowest={12 * (values.octave + 1)}
          place={{ value: values.place, onChange: (place) => change({ place }) }}
          errors={refused ? [...errors, refused] : errors}
          strip={rows(Object.keys(pieces).length > 1 ? stripRows : stripRows.filter((name) => name !== 'piece'))}
          further={rows(furtherRows)}
          onOpenFile={openFile}
          onReset={() => {
            forget();
            setRound(round + 1);
            reset();
          }}
        />
      )}
    </ChooseFile>
  );
}

/** Through which the playback bar steps; the row of the tempo has all others. */
const speeds = [0.5, 0.75, 1, 1.25];

/** A page's music was read when the page was built. */
function scoreIn(bytes: Uint8Array): Score {
  const reading = readMidi(bytes);
  if ('fault' in reading) throw new Error(reading.fault.kind);
  return reading.score;
}
