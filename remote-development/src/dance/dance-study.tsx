import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Fields, NumberField, Playbar, Button } from '@portfolio/study/controls';
import { Instrument, Metrics } from '@portfolio/study/instrument';
import { saveFile } from '@portfolio/study/save-file';
import { usePlayback } from '@portfolio/study/use-playback';
import { useSettings } from '@portfolio/study/use-settings';
import { useStaggered } from '@portfolio/study/use-staggered';
import { danceSettings } from './dance-settings';
import { DanceStage } from './dance-stage';
import { texts } from './dance-texts';
import { differencesAt } from './differences';
import { matrixSvg } from './matrix-svg';
import { lengthOf, nearestPlace, pairAt, placeOf, type Pair } from './path-position';
import { frameRate } from './performance';
import styles from './dance-study.module.css';
import { useComparison, type Compared } from './use-comparison';

/** Two dancers, the matrix of their differences and the way through it. */
export function Study() {
  const container = useRef<HTMLElement>(null);
  const { values, errors, change, reset } = useSettings(danceSettings);
  const compared = useComparison(values);
  return (
    <Dance
      container={container}
      compared={compared}
      isWarped={values.warping}
      errors={compared?.fault ? [...errors, compared.fault] : errors}
      fields={<Fields settings={danceSettings} values={values} onChange={change} />}
      onReset={reset}
    />
  );
}

type DanceProps = {
  container: RefObject<HTMLElement | null>;
  compared: Compared | undefined;
  isWarped: boolean;
  errors: readonly string[];
  /** Made outside, so that they rest while the dancers move. */
  fields: ReactNode;
  onReset: () => void;
};

function Dance({ container, compared, isWarped, errors, fields, onReset }: DanceProps) {
  const [wanted, setPlace] = useState(0);
  const path = (isWarped ? compared?.warped : compared?.clock)?.path ?? [];
  const end = lengthOf(path);
  const place = Math.min(wanted, end);
  const here = pairAt(path, place);
  const playback = usePlayback(
    container,
    (elapsed) => {
      const next = place + (elapsed / 1000) * frameRate;
      setPlace(Math.min(next, end));
      return !compared || next < end;
    },
    { autoplay: true },
  );
  const scrub = (to: number) => {
    playback.pause();
    setPlace(to);
  };
  const play = () => {
    if (place >= end) setPlace(0);
    playback.play();
  };
  const restart = () => {
    setPlace(0);
    onReset();
  };
  return (
    <Instrument
      name={texts.name}
      errors={errors}
      container={container}
      drawing={
        <DanceStage
          compared={compared}
          isWarped={isWarped}
          here={here}
          onPoint={(row, column) => scrub(nearestPlace(path, row, column))}
        />
      }
      controls={
        <>
          <div className={styles.whole}>
            <Playbar
              playback={{ ...playback, play }}
              onStep={() => scrub(place >= end ? 0 : Math.floor(place) + 1)}
              onReset={restart}
            >
              {compared && <Saves compared={compared} />}
            </Playbar>
          </div>
          {compared && <Scrubbers compared={compared} path={path} here={here} onPlace={scrub} />}
          <div className={styles.whole}>{fields}</div>
        </>
      }
      metrics={compared && <Figures compared={compared} here={here} isMoving={playback.playing} />}
    />
  );
}

type ScrubbersProps = {
  compared: Compared;
  path: Compared['warped']['path'];
  here: Pair;
  onPlace: (place: number) => void;
};

/** Either dancer can be taken to a frame; the other one goes along the path. */
function Scrubbers({ compared: { costs }, path, here, onPlace }: ScrubbersProps) {
  const scrubber = (label: string, frames: number, sequence: 'first' | 'second') => (
    <NumberField
      setting={{ kind: 'number', label, unit: texts.of(frames - 1), min: 0, max: frames - 1, step: 1, value: 0 }}
      value={Math.round(here[sequence])}
      onChange={(frame) => onPlace(placeOf(path, sequence, frame))}
    />
  );
  return (
    <div className={styles.pair}>
      {scrubber(texts.teacherFrame, costs.rows, 'first')}
      {scrubber(texts.learnerFrame, costs.columns, 'second')}
    </div>
  );
}

function Saves({ compared: { costs, warped, clock, scores, manner } }: { compared: Compared }) {
  const data = () => ({
    manner,
    frameRate,
    scores,
    distance: warped.distance,
    path: warped.path,
    byTheClock: clock.distance,
    frames: [costs.rows, costs.columns],
    costs: Array.from(costs.values, (value) => Math.round(value * 100) / 100),
  });
  return (
    <>
      <Button onClick={() => saveFile('warping.svg', 'image/svg+xml', matrixSvg(costs, warped.path, texts.name))}>
        {texts.saveMap}
      </Button>
      <Button onClick={() => saveFile('warping.json', 'application/json', JSON.stringify(data()))}>
        {texts.saveData}
      </Button>
    </>
  );
}

function Figures({ here, isMoving, ...props }: { compared: Compared; here: Pair; isMoving: boolean }) {
  const compared = useStaggered(props.compared);
  const result = texts.result(compared.scores.warped, compared.scores.clock);
  const { scores, warped, manner } = compared;
  const lag = (here.second - here.first) / frameRate;
  const { index, degrees } = differencesAt(manner, here);
  const name = texts.angles[index] ?? '';
  return (
    <div className={styles.figures}>
      <Metrics
        rows={[
          [texts.withWarping, scores.warped === undefined ? texts.none : texts.points(scores.warped)],
          [texts.without, texts.points(scores.clock)],
          [texts.mean, texts.degrees(warped.distance)],
          [texts.path, texts.cells(warped.path.length)],
          [texts.lag, texts.seconds(lag)],
          [texts.worst, degrees < 0.5 ? texts.none : `${name} ${degrees.toFixed(0)}°`],
        ]}
        summary={isMoving ? result : `${result} ${texts.moment(lag, name, degrees)}`}
      />
    </div>
  );
}
