import { useMemo, useRef } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { Fields, Playbar, Button } from '@portfolio/study/controls';
import { Instrument, Metrics } from '@portfolio/study/instrument';
import { saveFile } from '@portfolio/study/save-file';
import { useProgressiveRender } from '@portfolio/study/use-progressive-render';
import { usePlayback } from '@portfolio/study/use-playback';
import { useSettings } from '@portfolio/study/use-settings';
import { arranged, chosen, type Arrangement, type Group } from './arrangement';
import { buildings, type Building } from './building';
import { BuildingList } from './building-list';
import { KoreaMap } from './korea-map';
import { settings } from './korea-settings';
import { texts } from './korea-texts';
import { lengthOf } from './route';
import styles from './korea-study.module.css';

/** Milliseconds that a trip rests at a building. */
const rest = 1200;

/** The guide itself: one list of buildings, as a map and as rows, by coordinates, architects and regions. */
export function Study() {
  const { texts: shell } = useShell();
  const { values, errors, change, reset } = useSettings(settings);
  const container = useRef<HTMLElement>(null);
  const map = useRef<SVGSVGElement>(null);
  const waited = useRef(0);
  const { by, region, architect, era } = values;
  const groups = useMemo(
    () => arranged(chosen(buildings, { region, architect, era }), by as Arrangement, texts.nobody),
    [by, region, architect, era],
  );
  const order = useMemo(() => [...new Set(groups.flatMap((group) => group.buildings))], [groups]);
  const here = order.find(({ id }) => id === values.at);

  const step = () =>
    change({ at: order[(order.findIndex(({ id }) => id === values.at) + 1) % order.length]?.id ?? '' });
  const playback = usePlayback(container, (elapsed) => {
    waited.current += elapsed;
    if (waited.current < rest) return true;
    waited.current = 0;
    step();
    return order.length > 1;
  });

  const parts = useProgressiveRender(2);
  const trip = by === 'coordinates';
  return (
    <Instrument
      name={texts.name}
      errors={errors}
      container={container}
      isDrawing={parts < 2}
      drawing={
        <div className={styles.places}>
          <KoreaMap ref={map} buildings={order} joined={trip} here={here} onChoose={(at) => change({ at })} />
          {parts < 1 ? (
            <div className={styles.list} />
          ) : order.length > 0 ? (
            <BuildingList groups={parts < 2 ? firstOf(groups) : groups} here={here} onChoose={(at) => change({ at })} />
          ) : (
            <div className={styles.empty}>
              <p>{texts.empty}</p>
              <Button onClick={reset}>{texts.showAll}</Button>
            </div>
          )}
        </div>
      }
      controls={
        <>
          <Playbar playback={playback} onStep={step} onReset={reset}>
            <Button onClick={() => map.current && saveMap(map.current)}>{shell.studySvg}</Button>
            <Button onClick={() => saveFile('buildings.geojson', 'application/json', geoJson(order))}>
              {shell.studyJson}
            </Button>
          </Playbar>
          <Fields settings={settings} values={values} onChange={change} names={['by', 'region', 'architect', 'era']} />
        </>
      }
      metrics={
        <Metrics
          rows={[
            [texts.shown, texts.shownOf(order.length, buildings.length)],
            [texts.years, yearsOf(order)],
            ...(trip ? [[texts.trip, texts.kilometres(lengthOf(order))] as const] : []),
          ]}
          summary={texts.summary(order.length, buildings.length, here?.name)}
        />
      }
    />
  );
}

/** Enough for what is seen of the list at first: sixty rows in two alphabets at once would stop a slow phone. */
function firstOf([first]: readonly Group[]): readonly Group[] {
  return first ? [{ ...first, buildings: first.buildings.slice(0, 12) }] : [];
}

function yearsOf(shown: readonly Building[]): string {
  const years = shown.map(({ year }) => year);
  return years.length > 0 ? `${Math.min(...years)}–${Math.max(...years)}` : '–';
}

function saveMap(map: SVGSVGElement): void {
  saveFile('korea.svg', 'image/svg+xml', new XMLSerializer().serializeToString(map));
}

/** The shown buildings as GeoJSON (RFC 7946), in their order. */
function geoJson(shown: readonly Building[]): string {
  const features = shown.map(({ longitude, latitude, ...properties }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties,
  }));
  return JSON.stringify({ type: 'FeatureCollection', features }, null, 2);
}
