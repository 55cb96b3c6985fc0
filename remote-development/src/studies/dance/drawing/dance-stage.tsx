import { memo, type PointerEvent } from 'react';
import { useProgressiveRender } from '@portfolio/study/use-progressive-render';
import { useStaggered } from '@portfolio/study/use-staggered';
import { Dancer } from './dancer';
import { inSeconds, texts } from '../texts';
import { differencesAt } from '../algorithm/differences';
import { MatrixView } from './matrix-view';
import type { Pair } from '../algorithm/path-position';
import { frameRate, learnerPose, teacherPose, type Phrase } from '../algorithm/performance';
import type { Compared } from './compared';
import styles from './dance-stage.module.css';

type DanceStageProps = {
  compared: Compared | undefined;
  isWarped: boolean;
  here: Pair;
  /** Along the path, see path-position.ts. */
  place: { value: number; end: number; onChange: (place: number) => void };
  onPoint: (row: number, column: number) => void;
  /** Called when one of the dancers is dragged to a frame. */
  onFrame: (sequence: 'first' | 'second', frame: number) => void;
};

/** The teacher's poses down the side, the learner's along the top, between them the matrix; below, both as they are now. */
export function DanceStage({ compared, isWarped, here, place, onPoint, onFrame }: DanceStageProps) {
  const parts = useProgressiveRender(2, !compared);
  if (!compared) return <div className={styles.stage} aria-busy="true" />;
  const { costs, warped, clock } = compared;
  const [path, other] = isWarped ? [warped.path, clock.path] : [clock.path, warped.path];
  return (
    <div className={styles.stage}>
      <p className={styles.corner} aria-hidden="true">
        <span>A</span> <span>B</span>
      </p>
      <div
        className={styles.top}
        aria-hidden="true"
        {...dragHandlers(({ x }, { left, width }) => onFrame('second', share(x - left, width) * (costs.columns - 1)))}
      >
        {parts > 0 && <TopStrip compared={compared} />}
      </div>
      <div
        className={styles.side}
        aria-hidden="true"
        {...dragHandlers(({ y }, { top, height }) => onFrame('first', share(y - top, height) * (costs.rows - 1)))}
      >
        {parts > 1 && <SideStrip phrase={compared.phrase} frames={costs.rows} />}
      </div>
      <MatrixView
        name={texts.map}
        costs={costs}
        path={path}
        other={other}
        here={here}
        place={place}
        onPoint={onPoint}
      />
      <Now compared={compared} here={here} />
    </div>
  );
}

/** Handlers for a strip of poses that is pressed or dragged over. */
function dragHandlers(onDrag: (at: { x: number; y: number }, box: DOMRect) => void) {
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1 || !event.isPrimary) return;
    onDrag({ x: event.clientX, y: event.clientY }, event.currentTarget.getBoundingClientRect());
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      follow(event);
    },
    onPointerMove: follow,
  };
}

function share(at: number, size: number): number {
  return Math.min(1, Math.max(0, at / size));
}

/** Both dancers at one place of the path, and by how much their joints differ. */
function Now({ here, ...props }: { compared: Compared; here: Pair }) {
  const compared = useStaggered(props.compared);
  const { phrase, manner } = compared;
  const { index, differences } = differencesAt(compared, here);
  return (
    <div className={styles.now}>
      <figure>
        <Dancer pose={teacherPose(phrase, here.first / frameRate)} size="large" />
        <figcaption>
          <b>A</b> {texts.teacher} <span>{inSeconds(here.first / frameRate)}</span>
        </figcaption>
      </figure>
      <figure>
        <Dancer pose={learnerPose(phrase, manner, here.second / frameRate)} marked={index} size="large" />
        <figcaption>
          <b>B</b> {texts.learner} <span>{inSeconds(here.second / frameRate)}</span>
        </figcaption>
      </figure>
      <ul className={styles.angles} aria-hidden="true">
        {differences.map((degrees, i) => (
          <li key={texts.angles[i]} data-worst={i === index ? '' : undefined}>
            <span>{texts.angles[i]}</span>
            <i style={{ scale: `${Math.min(1, degrees / 60).toFixed(3)} 1` }} />
            <span>{`${degrees.toFixed(0)}°`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Poses that are shown along each side. */
const [across, down] = [9, 7];

const shares = (count: number) => Array.from({ length: count }, (_, i) => (i + 0.5) / count);

/** Drawn a frame after the matrix: both at once would stop a slow phone. */
const TopStrip = memo(function TopStrip({ compared }: { compared: Compared }) {
  const { phrase, manner, costs } = useStaggered(compared);
  return shares(across).map((share) => (
    <div key={share} style={{ insetInlineStart: `${share * 100}%` }}>
      <Dancer pose={learnerPose(phrase, manner, (share * costs.columns) / frameRate)} size="small" />
    </div>
  ));
});

const SideStrip = memo(function SideStrip({ phrase, frames }: { phrase: Phrase; frames: number }) {
  return shares(down).map((share) => (
    <div key={share} style={{ insetBlockStart: `${share * 100}%` }}>
      <Dancer pose={teacherPose(phrase, (share * frames) / frameRate)} size="small" />
    </div>
  ));
});
