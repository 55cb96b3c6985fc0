import { useId, useState } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { Track, ValueInput, type NumberSetting, type Refusal } from './number-row';
import { studyTexts } from './study-texts';
import type { Playback } from './use-playback';
import styles from './playback-bar.module.css';

type PlaybackBarProps = {
  playback: Playback;
  /** Goes on by one step. Playback pauses first. */
  onStep: () => void;
  /** The time line: what it counts, from where to where, and where it is. */
  line: { setting: NumberSetting; value: number; onChange: (value: number) => void };
  /** Steps through these speeds; 1 is the usual one. By default those of the playback itself. */
  speed?: { options: readonly number[]; value: number; onChange: (speed: number) => void };
};

const usualSpeeds = [0.5, 1, 2, 4];

/** The one bar for everything that plays: play or pause, step, time line, speed. */
export function PlaybackBar({ playback, onStep, line, ...props }: PlaybackBarProps) {
  const { texts } = useShell();
  const id = useId();
  const [refusal, setRefusal] = useState<Refusal>();
  const speed = props.speed ?? { options: usualSpeeds, value: playback.speed, onChange: playback.setSpeed };
  const next = speed.options.find((option) => option > speed.value) ?? speed.options[0] ?? 1;
  const { playing, play, pause } = playback;
  const goTo = (value: number) => {
    pause();
    line.onChange(value);
  };
  return (
    <div className={styles.bar} role="group" aria-label={studyTexts.playback}>
      <button
        type="button"
        className={styles.button}
        aria-label={playing ? texts.studyPause : texts.studyPlay}
        onClick={playing ? pause : play}
      >
        <Icon path={playing ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M3 1.5 14 8 3 14.5z'} />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={texts.studyStep}
        onClick={() => {
          pause();
          onStep();
        }}
      >
        <Icon path="M2 2l8 6-8 6zM11.5 2h2.5v12h-2.5z" />
      </button>
      <label htmlFor={id} className={styles.label}>
        {line.setting.label}
      </label>
      {/* As in every player, time runs to the right also where lines don't. */}
      <span className={styles.line} dir="ltr">
        <Track setting={line.setting} value={line.value} onChange={goTo} />
      </span>
      <span className={styles.value}>
        <ValueInput id={id} setting={line.setting} value={line.value} onChange={goTo} onRefuse={setRefusal} />
      </span>
      <button
        type="button"
        className={styles.speed}
        aria-label={studyTexts.speed(speed.value)}
        onClick={() => speed.onChange(next)}
      >
        {studyTexts.times(speed.value)}
      </button>
      <p id={`${id}-error`} className={styles.error} role="status">
        {refusal?.of === line.value ? refusal.sentence : undefined}
      </p>
    </div>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
