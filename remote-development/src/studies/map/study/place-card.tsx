import { texts } from '../texts';
import type { Place } from '../algorithm/place';
import styles from './map-study.module.css';

type PlaceCardProps = { place: Place; language: string | undefined };

/** The chosen place where the list has no room to show it: on a phone, between the map and the list. */
export function PlaceCard({ place, language }: PlaceCardProps) {
  return (
    <div className={styles.card} data-place={place.id}>
      <p>
        <span>{place.name}</span> {place.localName && <span lang={language}>{place.localName}</span>}
        <small>{detailsOf(place)}</small>
      </p>
      <SourceLink place={place} />
    </div>
  );
}

/** Where what is said of a place can be read. */
export function SourceLink({ place: { source } }: { place: Place }) {
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
