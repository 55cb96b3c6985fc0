import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Rows } from '@portfolio/study/controls';
import { Instrument, Section } from '@portfolio/study/instrument';
import { NumberRow } from '@portfolio/study/number-row';
import { PlaybackBar } from '@portfolio/study/playback-bar';
import { usePlayback } from '@portfolio/study/use-playback';
import { useSettings } from '@portfolio/study/use-settings';
import { fixed } from '@portfolio/study/grouped';
import { DanceResults } from './dance-results';
import { danceSettings, furtherRows, stripRows } from './dance-settings';
import { DanceStage } from './dance-stage';
import { texts } from './dance-texts';
import { lengthOf, nearestPlace, pairAt, placeOf, type Pair } from './path-position';
import { frameRate, type Phrase } from './performance';
import { useComparison, type Compared } from './use-comparison';

/** The comparison of somebody who learns a page's phrase. */
export function createStudy(phrase: Phrase) {
  return () => <DanceStudy phrase={phrase} />;
}

/** Two dancers, the matrix of their differences and the way through it. */
function DanceStudy({ phrase }: { phrase: Phrase }) {
  const container = useRef<HTMLElement>(null);
  const { settings, values, errors, change, reset } = useSettings(danceSettings);
  const compared = useComparison(phrase, values);
  const rows = (names: typeof stripRows | typeof furtherRows) => (
    <Rows settings={settings} values={values} onChange={change} names={names} />
  );
  return (
    <Dance
      container={container}
      compared={compared}
      isWarped={values.warping}
      errors={compared?.fault ? [...errors, compared.fault] : errors}
      strip={rows(stripRows)}
      further={rows(furtherRows)}
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
  strip: ReactNode;
  further: ReactNode;
  onReset: () => void;
};

function Dance({ container, compared, isWarped, errors, strip, further, onReset }: DanceProps) {
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
  const seconds = (frames: number) => Math.round((frames / frameRate) * 10) / 10;
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
          place={{ value: place, end, onChange: scrub }}
          onPoint={(row, column) => scrub(nearestPlace(path, row, column))}
          onFrame={(sequence, frame) => scrub(placeOf(path, sequence, frame))}
        />
      }
      playback={
        <PlaybackBar
          playback={{ ...playback, play }}
          onStep={() => scrub(place >= end ? 0 : Math.floor(place) + 1)}
          line={{
            setting: {
              kind: 'number',
              label: texts.time,
              unit: `/ ${fixed(seconds(end), 1)} s`,
              min: 0,
              max: seconds(end),
              step: 0.1,
              value: 0,
            },
            value: seconds(place),
            onChange: (to) => scrub(to * frameRate),
          }}
        />
      }
      strip={strip}
      more={
        <>
          <Section title={texts.learner}>{further}</Section>
          {compared && <Frames compared={compared} path={path} here={here} onPlace={scrub} />}
        </>
      }
      results={
        compared && (
          <DanceResults
            compared={compared}
            here={here}
            isMoving={playback.playing}
            onReset={() => {
              scrub(0);
              onReset();
            }}
          />
        )
      }
    />
  );
}

type FramesProps = {
  compared: Compared;
  path: Compared['warped']['path'];
  here: Pair;
  onPlace: (place: number) => void;
};

/** Either dancer can be taken to a frame; the other one goes along the path. */
function Frames({ compared: { costs }, path, here, onPlace }: FramesProps) {
  const row = (label: string, frames: number, sequence: 'first' | 'second') => (
    <NumberRow
      setting={{ kind: 'number', label, min: 0, max: frames - 1, step: 1, value: 0 }}
      value={Math.round(here[sequence])}
      onChange={(frame) => onPlace(placeOf(path, sequence, frame))}
    />
  );
  return (
    <Section title={texts.frames} hint={texts.framesHint}>
      {row(texts.teacherFrame, costs.rows, 'first')}
      {row(texts.learnerFrame, costs.columns, 'second')}
    </Section>
  );
}
