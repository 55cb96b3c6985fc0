import {
  useEffect,
  useEffectEvent,
  type ComponentProps,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { Instrument } from '@portfolio/study/instrument';
import { lazyPart } from '@portfolio/study/lazy-part';
import { PlaybackBar } from '@portfolio/study/playback-bar';
import { usePlayback } from '@portfolio/study/use-playback';
import { PianoResults } from './piano-results';
// After the results, as in every study: one chunk has the styles of both in one order.
import { Questions } from '@portfolio/study/questions';
import { PianoRoll } from './piano-roll';
import { inSong, texts } from '../texts';
import type { Player } from '../algorithm/player';
import type { Score } from '../algorithm/score';
import type { settingsFor } from './piano-settings';
import { useComputerKeys } from './use-computer-keys';
import { useMidiInput } from './use-midi-input';
import type { useSoundCard } from './use-sound-card';

/** Is opened by few, and has its own chunk. */
const ownMusic = lazyPart(async () => (await import(/* webpackChunkName: "own-music" */ './own-music')).OwnMusic);

type PianoProps = {
  container: RefObject<HTMLElement | null>;
  questions: ComponentProps<typeof Questions<ReturnType<typeof settingsFor>>>;
  address: () => string;
  score: Score;
  title: string;
  player: Player;
  /** Shares of the song's own. */
  speed: { options: readonly number[]; value: number; onChange: (speed: number) => void };
  card: ReturnType<typeof useSoundCard>;
  lowest: number;
  /** Where the song rests, in seconds, as the address has it. */
  place: { value: number; onChange: (seconds: number) => void };
  errors: readonly string[];
  /** Made outside, so that they rest while the notes fall. */
  strip: ReactNode;
  further: ReactNode;
  onOpenFile: () => void;
  onReset: () => void;
};

/** The roll with everything that plays it. */
export function Piano(props: PianoProps) {
  const { container, score, title, player, card, speed, lowest, place, onReset } = props;
  const [OwnMusic] = useState(ownMusic);
  const [, setFrame] = useState(0);
  const redraw = () => setFrame((count) => count + 1);
  const reportedPlace = useRef(place.value);
  const rest = () => place.onChange((reportedPlace.current = player.restingPlace()));
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
  const play = () => {
    card.open();
    if (player.isOver()) player.seek(-1);
    player.start();
    playback.play();
    // Who is to play has the hands on the keys: a button that keeps the focus would take the space bar.
    if (player.mode !== 'listen')
      container.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
  };
  const go = (move: () => void) => {
    pause();
    move();
    rest();
    redraw();
  };
  const seek = (seconds: number) => go(() => player.seek(Math.min(score.seconds, Math.max(0, seconds))));
  const onCard = useEffectEvent(() => card.state === 'interrupted' && playback.playing && pause());
  useEffect(() => void onCard(), [card.state]);
  const onPlace = useEffectEvent(() => {
    if (place.value === reportedPlace.current) return;
    reportedPlace.current = place.value;
    playback.pause();
    player.seek(place.value > 0 ? place.value : -1);
    redraw();
  });
  // Back, or a link, brings another place.
  useEffect(() => onPlace(), [place.value]);
  const onKey = (pitch: number, velocity: number) => {
    if (velocity > 0) card.open();
    if (velocity > 0) player.press(pitch, velocity);
    else player.release(pitch);
    redraw();
  };
  useComputerKeys(container, lowest, onKey);
  const position = player.restingPlace();
  const midi = useMidiInput(onKey);
  return (
    <Instrument
      name={texts.name}
      errors={props.errors}
      container={container}
      questions={<Questions {...props.questions} />}
      drawing={
        <PianoRoll
          score={score}
          player={player}
          lowest={lowest}
          position={position}
          onKey={onKey}
          onSeek={seek}
          onToggle={playback.playing ? pause : play}
        />
      }
      playback={
        <PlaybackBar
          playback={{ ...playback, play, pause }}
          onStep={() => go(player.step)}
          line={{
            setting: {
              kind: 'number',
              label: texts.place,
              unit: inSong(score.seconds),
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
      more={<OwnMusic further={props.further} midi={midi} onOpenFile={props.onOpenFile} />}
      results={
        <PianoResults
          title={title}
          score={score}
          player={player}
          sound={card.state}
          address={props.address}
          onReset={() => {
            pause();
            onReset();
          }}
        />
      }
    />
  );
}
