import { useState, type ReactNode, type RefObject } from 'react';
import { Button, ButtonRow } from '@portfolio/study/controls';
import { Instrument, Section } from '@portfolio/study/instrument';
import { PlaybackBar } from '@portfolio/study/playback-bar';
import { usePlayback } from '@portfolio/study/use-playback';
import { PianoResults } from './piano-results';
import { PianoRoll } from './piano-roll';
import { texts } from './piano-texts';
import type { Player } from './player';
import type { Score } from './score';
import { useMidiInput } from './use-midi-input';
import { useSound } from './use-sound';

type PianoProps = {
  container: RefObject<HTMLElement | null>;
  score: Score;
  title: string;
  player: Player;
  /** Shares of the song's own. */
  speed: { options: readonly number[]; value: number; onChange: (speed: number) => void };
  volume: number;
  lowest: number;
  /** Told where the song rests, in seconds, for the address. */
  onPlace: (seconds: number) => void;
  errors: readonly string[];
  /** Made outside, so that they rest while the notes fall. */
  strip: ReactNode;
  further: ReactNode;
  onOpenFile: () => void;
  onReset: () => void;
};

/** The roll with everything that plays it. */
export function Piano(props: PianoProps) {
  const { container, score, title, player, speed, volume, lowest, onPlace, onReset } = props;
  const [, setFrame] = useState(0);
  const redraw = () => setFrame((count) => count + 1);
  const rest = () => onPlace(Math.round(restingPlace(player, score) * 100) / 100);
  const open = useSound(player, volume, speed.value);
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
  const seek = (seconds: number) => go(() => player.seek(Math.min(score.seconds, Math.max(0, seconds))));
  const onKey = (pitch: number, velocity: number) => {
    void open();
    if (velocity > 0) player.press(pitch, velocity);
    else player.release(pitch);
    redraw();
  };
  const position = restingPlace(player, score);
  return (
    <Instrument
      name={texts.name}
      errors={props.errors}
      container={container}
      drawing={
        <PianoRoll
          score={score}
          player={player}
          lowest={lowest}
          position={position}
          onKey={onKey}
          onSeek={seek}
          onToggle={() => void (playback.playing ? pause() : play())}
        />
      }
      playback={
        <PlaybackBar
          playback={{ ...playback, play: () => void play(), pause }}
          onStep={() => go(player.step)}
          line={{
            setting: {
              kind: 'number',
              label: texts.place,
              unit: `/ ${score.seconds.toFixed(0)} s`,
              min: 0,
              max: Math.ceil(score.seconds),
              step: 0.1,
              value: 0,
            },
            value: Math.round(position * 10) / 10,
            onChange: seek,
          }}
          speed={speed}
        />
      }
      strip={props.strip}
      more={<OwnMusic further={props.further} onKey={onKey} onOpenFile={props.onOpenFile} />}
      results={
        <PianoResults
          title={title}
          score={score}
          player={player}
          onReset={() => {
            go(() => player.seek(-1));
            onReset();
          }}
        />
      }
    />
  );
}

/** Between the first note and the end of the last, in seconds. */
function restingPlace(player: Player, score: Score): number {
  return Math.min(score.seconds, Math.max(0, player.position()));
}

type OwnMusicProps = { further: ReactNode; onKey: (pitch: number, velocity: number) => void; onOpenFile: () => void };

/** A file or a piano of one's own. */
function OwnMusic({ further, onKey, onOpenFile }: OwnMusicProps) {
  const midi = useMidiInput(onKey);
  return (
    <Section title={texts.own} hint={texts.chooseHint}>
      <ButtonRow label={texts.file}>
        <Button onClick={onOpenFile}>{texts.choose}</Button>
      </ButtonRow>
      <ButtonRow label={texts.midi}>
        {midi.isOffered && <Button onClick={midi.connect}>{texts.connect}</Button>}
        <span role="status">{midi.said}</span>
      </ButtonRow>
      {further}
    </Section>
  );
}
