import { useMemo, useRef } from 'react';
import { Button, Rows } from '@portfolio/study/controls';
import { Instrument } from '@portfolio/study/instrument';
import { PlaybackBar } from '@portfolio/study/playback-bar';
import { useProgressiveRender } from '@portfolio/study/use-progressive-render';
import { usePlayback } from '@portfolio/study/use-playback';
import { useSettings } from '@portfolio/study/use-settings';
import { arranged, chosen, type Arrangement, type Group } from './arrangement';
import { buildings } from './building';
import { BuildingList } from './building-list';
import { KoreaMap } from './korea-map';
import { KoreaResults } from './korea-results';
import { settings } from './korea-settings';
import { texts } from './korea-texts';
import styles from './korea-study.module.css';

/** Milliseconds that a trip rests at a building. */
const rest = 1200;

/** The guide itself: one list of buildings, as a map and as rows, by coordinates, architects and regions. */
export function Study() {
  const { values, errors, change, reset } = useSettings(settings);
  const container = useRef<HTMLElement>(null);
  const map = useRef<SVGSVGElement>(null);
  const waited = useRef(0);
  const { by, region, architect, era } = values;
  const shown = useMemo(() => chosen(buildings, { region, architect, era }), [region, architect, era]);
  const groups = useMemo(() => arranged(shown, by as Arrangement, texts.nobody), [shown, by]);
  const order = useMemo(() => [...new Set(groups.flatMap((group) => group.buildings))], [groups]);
  const index = order.findIndex(({ id }) => id === values.at);
  const here = order[index];

  const choose = (at: string) => change({ at });
  const step = () => choose(order[(index + 1) % order.length]?.id ?? '');
  const playback = usePlayback(container, (elapsed) => {
    waited.current += elapsed;
    if (waited.current < rest) return true;
    waited.current = 0;
    step();
    return order.length > 1;
  });

  const parts = useProgressiveRender(2);
  return (
    <Instrument
      name={texts.name}
      errors={errors}
      container={container}
      isDrawing={parts < 2}
      drawing={
        <div className={styles.places}>
          <KoreaMap ref={map} buildings={order} joined={by === 'coordinates'} here={here} onChoose={choose} />
          {parts < 1 ? (
            <div className={styles.list} />
          ) : order.length > 0 ? (
            <BuildingList groups={parts < 2 ? firstOf(groups) : groups} here={here} onChoose={choose} />
          ) : (
            <div className={styles.empty}>
              <p>{texts.empty}</p>
              <Button onClick={reset}>{texts.showAll}</Button>
            </div>
          )}
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
      strip={
        <Rows settings={settings} values={values} onChange={change} names={['by', 'era', 'region', 'architect']} />
      }
      results={
        <KoreaResults
          shown={shown}
          order={order}
          here={here}
          map={map}
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
  return first ? [{ ...first, buildings: first.buildings.slice(0, 12) }] : [];
}
