import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Group } from './arrangement';
import type { Building } from './building';
import { texts } from './korea-texts';
import styles from './korea-study.module.css';

type BuildingListProps = { groups: readonly Group[]; here: Building | undefined; onChoose: (id: string) => void };

/** The buildings in the chosen arrangement. One stop of the Tab key; arrows, Home and End go through the rows. */
export function BuildingList({ groups, here, onChoose }: BuildingListProps) {
  const list = useRef<HTMLDivElement>(null);
  const stop = here?.id ?? groups[0]?.buildings[0]?.id;

  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row || !list.current) return;
    const { offsetTop, offsetHeight } = row;
    const { scrollTop, clientHeight } = list.current;
    // Only the list moves, never the page.
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = offsetTop - clientHeight / 3;
  }, [here]);

  return (
    <div ref={list} className={styles.list} role="group" aria-label={texts.list} onKeyDown={moveFocus}>
      {groups.map(({ heading, buildings }) => (
        <section key={heading ?? ''} aria-label={heading ?? texts.list}>
          {heading && <h3>{heading}</h3>}
          <ol>
            {buildings.map((building) => (
              <Row
                key={building.id}
                building={building}
                chosen={building === here}
                stop={building.id === stop}
                onChoose={onChoose}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

type RowProps = { building: Building; chosen: boolean; stop: boolean; onChoose: (id: string) => void };

function Row({ building, chosen, stop, onChoose }: RowProps) {
  const { id, name, korean, architects, year, dated, place, source } = building;
  return (
    <li data-chosen={chosen ? '' : undefined}>
      <button type="button" tabIndex={stop ? 0 : -1} aria-pressed={chosen} onClick={() => onChoose(id)}>
        <span>{name}</span> <span lang="ko">{korean}</span>
        <small>
          {architects.join(', ') || texts.nobody} · {dated && `${texts.dated[dated]} `}
          {year} · {place}
        </small>
      </button>
      {chosen && (
        <a href={source.href} target="_blank" rel="noreferrer">
          {texts.source}: {source.label}
        </a>
      )}
    </li>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const at = rows.indexOf(document.activeElement as HTMLButtonElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  rows[Math.min(rows.length - 1, Math.max(0, to))]?.focus();
}
