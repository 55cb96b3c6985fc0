import { useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Fields, NumberField, Playbar, Button } from '@portfolio/study/controls';
import { Instrument, Metrics } from '@portfolio/study/instrument';
import { saveFile } from '@portfolio/study/save-file';
import { usePlayback } from '@portfolio/study/use-playback';
import { useSettings } from '@portfolio/study/use-settings';
import { ChooseFile } from './choose-file';
import { minuet } from './minuet';
import { fieldNames, pianoSettings } from './piano-settings';
import { PianoRoll } from './piano-roll';
import { texts } from './piano-texts';
import { createPlayer, type Hands, type Mode, type Player } from './player';
import { prelude } from './prelude';
import { scoreOf, type Score } from './score';
import { useMidiInput } from './use-midi-input';
import { useSound } from './use-sound';
import styles from './pianissimo-study.module.css';

const pieces: Readonly<Record<string, () => ReturnType<typeof prelude>>> = { prelude, minuet };

/** A music file, falling, sounding, and answered by what is played. */
export function Study() {
  const container = useRef<HTMLElement>(null);
  const { values, errors, change, reset } = useSettings(pianoSettings);
  const [file, setFile] = useState<{ name: string; score: Score }>();
  const [fault, setFault] = useState<string>();
  // Where a new player begins: another mode goes on from the place of the last rest, other music from its beginning.
  const [begin, setBegin] = useState(values.place);
  const { piece, mode, hands } = values;
  const own = useMemo(() => scoreOf((pieces[piece] ?? prelude)()), [piece]);
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
      setFault(texts.unreadable(name, error instanceof Error ? error.message : String(error)));
    }
  };
  return (
    <ChooseFile onFile={choose}>
      {(button) => (
        <Piano
          container={container}
          score={score}
          title={file?.name ?? texts.pieces[piece] ?? piece}
          player={player}
          speed={values.speed / 100}
          volume={values.volume / 100}
          lowest={12 * (values.octave + 1)}
          onPlace={(place) => change({ place })}
          errors={fault ? [...errors, fault] : errors}
          fields={<Fields settings={pianoSettings} values={values} onChange={onChange} names={fieldNames} />}
          button={button}
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

/** Between the first note and the end of the last, in seconds. */
function restingPlace(player: Player, score: Score): number {
  return Math.min(score.seconds, Math.max(0, player.position()));
}

type PianoProps = {
  container: RefObject<HTMLElement | null>;
  score: Score;
  title: string;
  player: Player;
  /** Shares of the song's own. */
  speed: number;
  volume: number;
  lowest: number;
  /** Told where the song rests, in seconds, for the address. */
  onPlace: (seconds: number) => void;
  errors: readonly string[];
  fields: ReactNode;
  button: ReactNode;
  onReset: () => void;
};

function Piano(props: PianoProps) {
  const { container, score, title, player, speed, volume, lowest, onPlace, errors, fields, button, onReset } = props;
  const [, setFrame] = useState(0);
  const redraw = () => setFrame((count) => count + 1);
  const rest = () => onPlace(Math.round(restingPlace(player, score) * 100) / 100);
  const open = useSound(player, volume, speed);
  const playback = usePlayback(container, () => {
    player.frame();
    redraw();
    if (player.isOver()) {
      player.stop();
      rest();
    }
    // Another player took its place, or the song has ended.
    return player.isRunning();
  });
  const pause = () => {
    player.stop();
    playback.pause();
    rest();
  };
  const play = async () => {
    await open();
    if (player.isOver()) player.seek(-1);
    player.start();
    playback.play();
  };
  const go = (move: () => void) => {
    pause();
    move();
    rest();
    redraw();
  };
  const onKey = (pitch: number, velocity: number) => {
    void open();
    if (velocity > 0) player.press(pitch, velocity);
    else player.release(pitch);
    redraw();
  };
  const midi = useMidiInput(onKey);
  const position = restingPlace(player, score);
  return (
    <Instrument
      name={texts.name}
      errors={errors}
      container={container}
      drawing={
        <PianoRoll
          score={score}
          player={player}
          lowest={lowest}
          onKey={onKey}
          onToggle={() => void (playback.playing ? pause() : play())}
        />
      }
      controls={
        <>
          <div className={styles.whole}>
            <Playbar
              playback={{ playing: playback.playing, play: () => void play(), pause }}
              onStep={() => go(player.step)}
              onReset={() => {
                go(() => player.seek(-1));
                onReset();
              }}
            >
              {button}
              {midi.isOffered && <Button onClick={midi.connect}>{texts.connect}</Button>}
              <Button onClick={() => save(title, player)}>{texts.save}</Button>
            </Playbar>
            <p className={styles.hint}>
              {texts.chooseHint} <span role="status">{midi.said}</span>
            </p>
          </div>
          <div className={styles.whole}>
            <NumberField
              setting={{
                kind: 'number',
                label: texts.place,
                unit: texts.seconds,
                min: 0,
                max: Math.ceil(score.seconds),
                step: 0.1,
                value: 0,
              }}
              value={Math.round(position * 10) / 10}
              onChange={(seconds) => go(() => player.seek(seconds))}
            />
          </div>
          <div className={styles.whole}>{fields}</div>
        </>
      }
      metrics={<Results title={title} score={score} player={player} />}
    />
  );
}

function Results({ title, score, player }: { title: string; score: Score; player: Player }) {
  const result = player.result();
  const { right, wrong, missed, mean, spread } = result;
  const due = player.next();
  const hasPlayed = right + wrong + missed > 0;
  return (
    <div className={styles.results}>
      <Metrics
        rows={[
          [texts.pitch, right + wrong > 0 ? texts.percent(right / (right + wrong)) : texts.none],
          [texts.right, String(right)],
          [texts.wrong, String(wrong)],
          [texts.missed, String(missed)],
          [texts.timing, right > 0 ? texts.milliseconds(mean) : texts.none],
          [texts.spread, right > 0 ? texts.spreadOf(spread) : texts.none],
        ]}
        summary={[
          due && texts.due(due.pitches, player.isWaiting()),
          hasPlayed ? texts.result(result) : !due && texts.listening,
        ]
          .filter(Boolean)
          .join(' ')}
      />
      <p className={styles.hint}>
        {title}. {texts.facts(score.format, score.tracks, score.division, Math.max(1, score.tempos.length))}.
      </p>
    </div>
  );
}

function save(title: string, player: Player): void {
  const result = { music: title, ...player.result() };
  saveFile('practice.json', 'application/json', JSON.stringify(result, null, 2));
}
