import { useMemo, useRef } from 'react';
import { Button, Rows } from '@portfolio/study/controls';
import { Instrument } from '@portfolio/study/instrument';
import { PlaybackBar } from '@portfolio/study/playback-bar';
import { useProgressiveRender } from '@portfolio/study/use-progressive-render';
import { usePlayback } from '@portfolio/study/use-playback';
import { useSettings } from '@portfolio/study/use-settings';
import { arranged, type Arrangement, type Group } from '../algorithm/arrangement';
import { CountryMap } from '../drawing/country-map';
import type { MapData } from '../drawing/map-data';
import { MapResults } from './map-results';
// After the results: style sheets come in one order in all studies.
import { Questions } from '@portfolio/study/questions';
import { questionOf, questionsFor } from './map-questions';
import { chosenOf, rowsOf, settingsFor } from './map-settings';
import { sentencesOf, texts } from '../texts';
import { useLanding } from './use-landing';
import { PlaceCard } from './place-card';
import { PlaceList } from './place-list';
import { useRecords } from './use-records';
import styles from './map-study.module.css';

/** Milliseconds that a trip rests at a place. */
const rest = 1200;

/** The map of a page's places. */
export function createStudy(data: MapData) {
  const offered = settingsFor(data);
  return () => <MapStudy data={data} offered={offered} />;
}

type MapStudyProps = { data: MapData; offered: ReturnType<typeof settingsFor> };

/** One list of places, as a map and as rows, by coordinates, architects and regions. */
function MapStudy({ data, offered }: MapStudyProps) {
  const { settings, values, errors, change, reset, address } = useSettings(offered);
  const sentences = sentencesOf(data.things);
  const container = useRef<HTMLElement>(null);
  const map = useRef<SVGSVGElement>(null);
  const waited = useRef(0);
  const { by, region, architect, era } = values;
  const shown = useMemo(
    () => chosenOf(data, settings, { region, architect, era }),
    [data, settings, region, architect, era],
  );
  const groups = useMemo(() => arranged(shown, by as Arrangement), [shown, by]);
  const order = useMemo(() => [...new Set(groups.flatMap((group) => group.places))], [groups]);
  const index = order.findIndex(({ id }) => id === values.at);
  const here = order[index];

  useLanding(container, map, here !== undefined);
  const choose = (at: string) => change({ at });
  const loaded = useRecords(data.records, here !== undefined);
  const visit = (at: string) => {
    playback.pause();
    // The button goes with the record that it stands in.
    container.current?.querySelector<HTMLElement>('[data-place] h3')?.focus({ preventScroll: true });
    // A neighbour may be one that the filters leave out.
    change(order.some(({ id }) => id === at) ? { at } : { at, region: 'any', architect: 'any', era: 'any' });
  };
  const close = () => {
    playback.pause();
    // The card takes the focus away with it; it goes to the row of the place that was read.
    container.current
      ?.querySelector<HTMLElement>('[aria-pressed="true"][tabindex="0"]')
      ?.focus({ preventScroll: true });
    choose('');
  };
  const step = () => choose(order[(index + 1) % order.length]?.id ?? '');
  const playback = usePlayback(container, (elapsed) => {
    waited.current += elapsed;
    if (waited.current < rest) return true;
    waited.current = 0;
    step();
    return order.length > 1;
  });

  const questions = useMemo(() => questionsFor(data, settings), [data, settings]);
  const { asked, answer } = useMemo(
    () => questionOf(questions, data, settings, values),
    [questions, data, settings, values],
  );

  const parts = useProgressiveRender(2);
  return (
    <Instrument
      name={data.title}
      errors={errors}
      container={container}
      isDrawing={parts < 2}
      questions={
        <Questions
          purpose={sentences.purpose}
          questions={questions}
          asked={asked}
          answer={answer}
          settings={settings}
          onChange={change}
        />
      }
      drawing={
        <div className={styles.places}>
          <CountryMap
            ref={map}
            data={data}
            places={order}
            joined={by === 'coordinates'}
            here={here}
            onChoose={choose}
          />
          <div className={styles.side}>
            {here && parts > 0 && (
              <PlaceCard data={data} place={here} loaded={loaded} onChoose={visit} onClose={close} />
            )}
            {parts > 0 && order.length > 0 && (
              <PlaceList data={data} groups={parts < 2 ? firstOf(groups) : groups} here={here} onChoose={choose} />
            )}
            {order.length === 0 && (
              <div className={styles.empty}>
                <p>{sentences.empty}</p>
                <Button onClick={reset}>{sentences.showAll}</Button>
              </div>
            )}
          </div>
        </div>
      }
      playback={
        <PlaybackBar
          playback={playback}
          onStep={step}
          line={{
            setting: {
              kind: 'number',
              label: texts.stop,
              unit: `/ ${order.length}`,
              min: 0,
              max: order.length,
              step: 1,
              value: 0,
            },
            value: index + 1,
            onChange: (stop) => choose(order[stop - 1]?.id ?? ''),
          }}
        />
      }
      strip={<Rows settings={settings} values={values} onChange={change} names={rowsOf(settings)} />}
      results={
        <MapResults
          data={data}
          shown={shown}
          order={order}
          here={here}
          map={map}
          address={address}
          onReset={() => {
            playback.pause();
            reset();
          }}
        />
      }
    />
  );
}

/** Enough for what is seen of the list at first: sixty rows in two alphabets at once would stop a slow phone. */
function firstOf([first]: readonly Group[]): readonly Group[] {
  return first ? [{ ...first, places: first.places.slice(0, 12) }] : [];
}
