import { useMemo, useRef, useState } from 'react';
import { Rows } from '@portfolio/study/controls';
import { useSettings } from '@portfolio/study/use-settings';
import { fill } from '@portfolio/study/translated';
import { ChooseFile } from './choose-file';
import { Piano } from './piano';
import { bytesOf, pieceOf, type PianoData } from './piano-data';
import { furtherRows, settingsFor, stripRows } from './piano-settings';
import { texts } from './piano-texts';
import { createPlayer, type Hands, type Mode } from './player';
import { readMidi } from './read-midi';
import type { Score } from './score';

/** The piano with the music of a page. */
export function createStudy(data: PianoData) {
  const offered = settingsFor(data);
  return () => <PianoStudy data={data} offered={offered} />;
}

type PianoStudyProps = { data: PianoData; offered: ReturnType<typeof settingsFor> };

/** A music file, falling, sounding, and answered by what is played. */
function PianoStudy({ data: { pieces }, offered }: PianoStudyProps) {
  const container = useRef<HTMLElement>(null);
  const { settings, values, errors, change, reset } = useSettings(offered);
  const [file, setFile] = useState<{ name: string; score: Score }>();
  const [fault, setFault] = useState<string>();
  // Where a new player begins: another mode goes on from the place of the last rest, other music from its beginning.
  const [begin, setBegin] = useState(values.place);
  const { piece, mode, hands } = values;
  const chosen = pieceOf(pieces, piece);
  const own = useMemo(() => readMidi(bytesOf(chosen)), [chosen]);
  const score = file?.score ?? own;
  const player = useMemo(
    () => createPlayer({ score, mode: mode as Mode, hands: hands as Hands, from: begin }),
    [score, mode, hands, begin],
  );
  const onChange = (changes: Partial<typeof values>) => {
    if (changes.piece) setFile(undefined);
    setBegin(changes.piece ? 0 : values.place);
    change(changes.piece ? { ...changes, place: 0 } : changes);
  };
  const choose = (name: string, read: () => Score) => {
    try {
      setFile({ name, score: read() });
      setFault(undefined);
      setBegin(0);
      change({ place: 0 });
    } catch (error) {
      setFault(fill(texts.unreadable, { name, fault: error instanceof Error ? error.message : String(error) }));
    }
  };
  const rows = (names: readonly (keyof typeof settings)[]) => (
    <Rows settings={settings} values={values} onChange={onChange} names={names} />
  );
  return (
    <ChooseFile onFile={choose}>
      {(openFile) => (
        <Piano
          container={container}
          score={score}
          title={file?.name ?? chosen.title}
          player={player}
          speed={{
            options: speeds,
            value: values.speed / 100,
            onChange: (speed) => change({ speed: Math.round(speed * 100) }),
          }}
          volume={values.volume / 100}
          lowest={12 * (values.octave + 1)}
          onPlace={(place) => change({ place })}
          errors={fault ? [...errors, fault] : errors}
          strip={rows(Object.keys(pieces).length > 1 ? stripRows : stripRows.filter((name) => name !== 'piece'))}
          further={rows(furtherRows)}
          onOpenFile={openFile}
          onReset={() => {
            setFile(undefined);
            setFault(undefined);
            setBegin(0);
            reset();
          }}
        />
      )}
    </ChooseFile>
  );
}

/** Through which the playback bar steps; the row of the tempo has all others. */
const speeds = [0.5, 0.75, 1, 1.25];
