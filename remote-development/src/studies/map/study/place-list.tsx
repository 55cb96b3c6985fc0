import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Group } from '../algorithm/arrangement';
import type { MapData } from '../drawing/map-data';
import { headingOf, sentencesOf } from '../texts';
import type { Place } from '../algorithm/place';
import { detailsOf } from './place-card';
import styles from './map-study.module.css';

type PlaceListProps = {
  data: Pick<MapData, 'things' | 'language'>;
  groups: readonly Group[];
  here: Place | undefined;
  onChoose: (id: string) => void;
};

/** The places in the chosen arrangement. One stop of the Tab key; arrows, Home and End go through the rows. */
export function PlaceList({ data: { things, language }, groups, here, onChoose }: PlaceListProps) {
  const { list: label } = sentencesOf(things);
  const list = useRef<HTMLDivElement>(null);
  // A place of two architects stands under both: the tab stop is where it was chosen.
  const [group, setGroup] = useState<string>();
  const holders = groups.filter(({ places }) => (here ? places.includes(here) : true));
  const holder = holders.find((each) => headingOf(each) === group) ?? holders[0] ?? groups[0];
  const stop = here && holder?.places.includes(here) ? here : holder?.places[0];

  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-pressed="true"][tabindex="0"]');
    if (!row || !list.current) return;
    const item = row.parentElement ?? row;
    // Rows on the way that were never laid out get the height of their text in the next frames.
    let [frames, frame] = [0, 0];
    const settle = () => {
      if (list.current) show(item, list.current);
      if (++frames < settling) frame = requestAnimationFrame(settle);
    };
    frame = requestAnimationFrame(settle);
    // Outside of the window none of them does: once more when the list comes into it.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      cancelAnimationFrame(frame);
      frames = 0;
      settle();
    });
    observer.observe(list.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [here, groups]);

  return (
    <div ref={list} className={styles.list} role="group" aria-label={label} onKeyDown={moveFocus}>
      {groups.map((each) => {
        const { places } = each;
        const heading = headingOf(each);
        return (
          <section key={heading ?? ''} aria-label={heading ?? label}>
            {heading && <h3>{heading}</h3>}
            <ol>
              {places.map((place) => (
                <Row
                  key={place.id}
                  place={place}
                  language={language}
                  chosen={place === here}
                  stop={each === holder && place === stop}
                  onChoose={(id) => {
                    setGroup(heading);
                    onChoose(id);
                  }}
                />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

type RowProps = {
  place: Place;
  language: string | undefined;
  chosen: boolean;
  stop: boolean;
  onChoose: (id: string) => void;
};

function Row({ place, language, chosen, stop, onChoose }: RowProps) {
  const { id, name, localName } = place;
  return (
    <li data-chosen={chosen ? '' : undefined}>
      <button type="button" data-printed="" tabIndex={stop ? 0 : -1} aria-pressed={chosen} onClick={() => onChoose(id)}>
        <span>{name}</span> {localName && <span lang={language}>{localName}</span>}
        <small>{detailsOf(place)}</small>
      </button>
    </li>
  );
}

/** Frames in which rows that come into view change their heights. */
const settling = 5;

/** Only the list moves, never the page. Rows that are not laid out have no place in it but by their boxes. */
function show(row: Element, list: Element) {
  const [part, whole] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (part.top >= whole.top && part.bottom <= whole.bottom) return;
  list.scrollTop += part.top - whole.top - Math.max(0, (whole.height - part.height) / 3);
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const at = rows.indexOf(document.activeElement as HTMLButtonElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  rows[Math.min(rows.length - 1, Math.max(0, to))]?.focus();
}
