import { useShell } from '@portfolio/contract/shell';
import { Button } from '@portfolio/study/controls';
import { sentencesOf, texts } from '../texts';
import type { Place } from '../algorithm/place';
import type { MapData } from '../drawing/map-data';
import type { LoadedRecords } from './use-records';
import styles from './map-study.module.css';

type PlaceCardProps = {
  data: MapData;
  place: Place;
  loaded: LoadedRecords;
  onChoose: (id: string) => void;
  onClose: () => void;
};

/** The chosen place with its record: beside the map, on a phone below it. */
export function PlaceCard({ data, place, loaded: { records, retry }, onChoose, onClose }: PlaceCardProps) {
  const { texts: shell } = useShell();
  const { of, View } = typeof records === 'object' ? records : {};
  const record = of?.[place.id];
  return (
    <section className={styles.card} aria-label={place.name} data-place={place.id}>
      <header>
        <h3 tabIndex={-1}>
          <span>{place.name}</span> {place.localName && <span lang={data.language}>{place.localName}</span>}
        </h3>
        <small>{detailsOf(place)}</small>
        <Button onClick={onClose}>{texts.record.close}</Button>
      </header>
      {/* Another place begins at the top. */}
      <div key={place.id} className={styles.record}>
        {records === 'loading' && <p className={styles.waiting}>{texts.record.loading}</p>}
        {records === 'failed' && (
          <p role="alert">
            <span>{sentencesOf(data.things).failed}</span> <Button onClick={retry}>{shell.retry}</Button>
          </p>
        )}
        {View && record && <View data={data} place={place} record={record} onChoose={onChoose} />}
        <SourceLink place={place} />
      </div>
    </section>
  );
}

/** Where what is said of a place can be read. */
function SourceLink({ place: { source } }: { place: Place }) {
  return source ? (
    <a href={source.href} target="_blank" rel="noreferrer">
      {`${texts.source}: ${source.label}`}
    </a>
  ) : null;
}

/** Architects, year and town, as far as they are known. Only what was built at some time has architects. */
export function detailsOf({ architects, year, dated, place }: Place): string {
  const by = architects.join(', ') || (year === undefined ? '' : texts.nobody);
  const built = [dated && texts.dated[dated], year].filter((part) => part !== undefined).join(' ');
  return [by, built, place].filter(Boolean).join(' · ');
}
