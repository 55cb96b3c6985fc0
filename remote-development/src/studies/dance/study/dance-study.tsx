import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { ComputationNotice } from '@portfolio/study/computation-notice';
import { Rows } from '@portfolio/study/controls';
import { Instrument, Section } from '@portfolio/study/instrument';
import { NumberRow } from '@portfolio/study/number-row';
import { PlaybackBar } from '@portfolio/study/playback-bar';
import { usePlayback } from '@portfolio/study/use-playback';
import { clampToStep } from '@portfolio/study/settings';
import { useSettings } from '@portfolio/study/use-settings';
import { questionOf, questions } from './dance-questions';
import { DanceResults } from './dance-results';
// After the results: style sheets come in one order in all studies.
import { Questions } from '@portfolio/study/questions';
import { danceSettings, furtherRows, stripRows } from './dance-settings';
import { DanceStage } from '../drawing/dance-stage';
import { ofSeconds, texts } from '../texts';
import { lengthOf, nearestPlace, pairAt, placeOf, type Pair } from '../algorithm/path-position';
import { frameRate, type Phrase } from '../algorithm/performance';
import type { Compared } from '../drawing/compared';
import { comparisonsOf, useComparison, type Comparing } from './use-comparison';

/** The comparison of somebody who learns a page's phrase. */
export function createStudy(phrase: Phrase) {
  const comparisons = comparisonsOf(phrase);
  return () => <DanceStudy phrase={phrase} comparisons={comparisons} />;
}

/** Two dancers, the matrix of their differences and the way through it. */
function DanceStudy({ phrase, comparisons }: { phrase: Phrase; comparisons: Comparing }) {
  const container = useRef<HTMLElement>(null);
  const { settings, values, errors, change, reset, address } = useSettings(danceSettings);
  const { compared, computed } = useComparison(phrase, comparisons, values);
  const isCurrent = computed.state === 'done';
  const { asked, answer } = questionOf(values, isCurrent ? compared : undefined);
  const rows = (names: typeof stripRows | typeof furtherRows) => (
    <Rows settings={settings} values={values} onChange={change} names={names} />
  );
  return (
    <Dance
      container={container}
      compared={compared}
      questions={
        <Questions
          purpose={texts.purpose}
          questions={questions}
          asked={asked}
          answer={answer}
          settings={settings}
          onChange={change}
        />
      }
      address={address}
      notice={<ComputationNotice computed={computed} />}
      isWarped={values.warping}
      rest={{ place: values.at, onChange: (at) => change({ at: clampToStep(settings.at, at) }) }}
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
  questions: ReactNode;
  notice: ReactNode;
  address: () => string;
  isWarped: boolean;
  /** Where the dancers rest, as the address has it. */
  rest: { place: number; onChange: (place: number) => void };
  errors: readonly string[];
  /** Made outside, so that they rest while the dancers move. */
  strip: ReactNode;
  further: ReactNode;
  onReset: () => void;
};

function Dance({ container, compared, isWarped, rest, errors, strip, further, onReset, ...props }: DanceProps) {
  const [moving, setMoving] = useState<number>();
  const path = (isWarped ? compared?.warped : compared?.clock)?.path ?? [];
  const end = lengthOf(path);
  const place = Math.min(moving ?? rest.place, end);
  const here = pairAt(path, place);
  const playback = usePlayback(container, (elapsed) => {
    const next = place + (elapsed / 1000) * frameRate;
    if (!compared || next < end) {
      setMoving(next);
      return true;
    }
    setMoving(undefined);
    rest.onChange(end);
    return false;
  });
  const scrub = (to: number) => {
    playback.pause();
    setMoving(undefined);
    rest.onChange(to);
  };
  const play = () => {
    setMoving(place >= end ? 0 : place);
    playback.play();
  };
  const seconds = (frames: number) => Math.round((frames / frameRate) * 10) / 10;
  return (
    <Instrument
      name={texts.name}
      errors={errors}
      container={container}
      questions={props.questions}
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
          playback={{ ...playback, play, pause: () => scrub(place) }}
          onStep={() => scrub(place >= end ? 0 : Math.floor(place) + 1)}
          line={{
            setting: {
              kind: 'number',
              label: texts.time,
              unit: ofSeconds(seconds(end)),
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
            notice={props.notice}
            address={props.address}
            onReset={() => {
              playback.pause();
              playback.setSpeed(1);
              setMoving(undefined);
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
