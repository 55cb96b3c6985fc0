import { useMemo, type CSSProperties } from 'react';
import { fixed, grouped } from '@portfolio/study/grouped';
import { fill } from '@portfolio/study/translated';
import type { Place } from '../algorithm/place';
import type { PlaceRecord } from '../algorithm/record';
import { directionOf, neighboursOf, type Neighbour } from '../algorithm/surroundings';
import type { MapData } from '../drawing/map-data';
import { Surroundings } from '../drawing/surroundings';
import { sentencesOf, texts } from '../texts';
import styles from './place-record.module.css';

type PlaceRecordProps = { data: MapData; place: Place; record: PlaceRecord; onChoose: (id: string) => void };

/** Neighbours with numbers. */
const numbered = 3;

/** What a record says of its place: three sentences, what lies around it, and what the sentences were made from. */
export function PlaceRecordView({ data, place, record, onChoose }: PlaceRecordProps) {
  const sentences = sentencesOf(data.things);
  const neighbours = useMemo(() => neighboursOf(place, data.places, numbered), [place, data]);
  return (
    <>
      <div className={styles.sentences}>
        <p>{record.see}</p>
        <p>{record.made}</p>
        <p>{record.know}</p>
      </div>
      <div className={styles.around}>
        <Surroundings data={data} here={place} neighbours={neighbours} />
        <div>
          <h4>{sentences.nearest}</h4>
          <ol>
            {neighbours.map((neighbour) => (
              <li key={neighbour.place.id}>
                <button type="button" data-printed="" onClick={() => onChoose(neighbour.place.id)}>
                  <span>{neighbour.place.name}</span> <small>{wayTo(neighbour)}</small>
                </button>
              </li>
            ))}
          </ol>
        </div>
        <p>{sentences.drawing}</p>
      </div>
      <MadeFrom from={record.from} />
    </>
  );
}

/** The figures behind the sentences, with a mark where they are a sample. */
function MadeFrom({ from: { sample, photos, reviews, rating, topics } }: { from: PlaceRecord['from'] }) {
  const { record } = texts;
  return (
    <div className={styles.from}>
      <h4>
        {record.from} {sample && <mark>{record.sample}</mark>}
      </h4>
      <dl>
        <Figure name={record.photos} value={grouped(photos)} />
        <Figure name={record.reviews} value={grouped(reviews)} />
        <Figure name={record.rating} value={fill(record.ofFive, { rating: fixed(rating, 1) })} />
      </dl>
      <h5>{record.topics}</h5>
      <ul>
        {Object.entries(topics).map(([topic, count]) => (
          <li key={topic} style={{ '--share': count / Math.max(1, reviews) } as CSSProperties}>
            {`${topic} · ${count}`}
          </li>
        ))}
      </ul>
      {sample && <p>{record.note}</p>}
    </div>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function wayTo({ kilometres, degrees }: Neighbour): string {
  const { away, directions } = texts.record;
  const distance = kilometres < 100 ? fixed(kilometres, 1) : grouped(Math.round(kilometres));
  return fill<string>(away, { distance, direction: directions[directionOf(degrees)] ?? '' });
}
