import { memo, useMemo, type RefObject } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { Button } from '@portfolio/study/controls';
import { Results, ResultTable } from '@portfolio/study/results';
import { SaveButton } from '@portfolio/study/save-button';
import { ShareLink } from '@portfolio/study/share-link';
import { grouped } from '@portfolio/study/grouped';
import { fill } from '@portfolio/study/translated';
import { arranged, arrangementsFor } from '../algorithm/arrangement';
import type { MapData } from '../drawing/map-data';
import { sentencesOf, texts } from '../texts';
import type { Place } from '../algorithm/place';
import { lengthOf } from '../algorithm/route';

type MapResultsProps = {
  data: MapData;
  /** What the filters leave. */
  shown: readonly Place[];
  /** The same in the chosen order, each once. */
  order: readonly Place[];
  here: Place | undefined;
  map: RefObject<SVGSVGElement | null>;
  address: () => string;
  onReset: () => void;
};

/** How far it is through the places in each of the orders. */
export const MapResults = memo(function MapResults({
  data,
  shown,
  order,
  here,
  map,
  address,
  onReset,
}: MapResultsProps) {
  const { texts: shell } = useShell();
  const sentences = sentencesOf(data.things);
  const rows = useMemo(() => waysThrough(data.places, shown), [data, shown]);
  const years = yearsOf(order);
  const summary = sentences.summary(order.length, data.places.length, here?.name);
  const saveData = async () => {
    const { saveGeoJson } = await import(/* webpackChunkName: "save-geojson" */ './save-geojson');
    saveGeoJson(data.file, order);
  };
  const saveMap = async () => {
    if (!map.current) return;
    const svg = new XMLSerializer().serializeToString(map.current);
    const { savePicture } = await import(/* webpackChunkName: "save-picture" */ '@portfolio/study/save-picture');
    const caption = [`${data.title}. ${summary}`, address()];
    savePicture(`${data.file}.svg`, svg, caption);
  };
  return (
    <Results
      summary={summary}
      note={years && fill(texts.built, { years })}
      files={
        <>
          <Button onClick={onReset}>{shell.studyReset}</Button>
          <SaveButton save={saveMap}>{shell.studySvg}</SaveButton>
          <SaveButton save={saveData}>{shell.studyJson}</SaveButton>
          <ShareLink address={address} />
        </>
      }
    >
      <ResultTable caption={sentences.crow} columns={texts.columns} rows={rows} />
    </Results>
  );
});

function waysThrough(all: readonly Place[], shown: readonly Place[]) {
  return arrangementsFor(all).map((arrangement) => {
    const groups = arranged(shown, arrangement);
    const length = lengthOf([...new Set(groups.flatMap((group) => group.places))]);
    return {
      label: texts.arrangements[arrangement],
      cells: [String(groups.length), { value: length, text: `${grouped(Math.round(length))} km` }],
    };
  });
}

/** From the first to the last; nothing where no year is known. */
function yearsOf(shown: readonly Place[]): string | undefined {
  const years = shown.flatMap(({ year }) => year ?? []);
  if (years.length === 0) return undefined;
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${first}–${last}`;
}
