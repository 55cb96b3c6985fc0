import { memo, useMemo, type RefObject } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { FileButton, Results, ResultTable } from '@portfolio/study/results';
import { saveFile } from '@portfolio/study/save-file';
import { arranged, arrangements } from './arrangement';
import { buildings, type Building } from './building';
import { texts } from './korea-texts';
import { lengthOf } from './route';

type KoreaResultsProps = {
  /** What the filters leave. */
  shown: readonly Building[];
  /** The same in the chosen order, each once. */
  order: readonly Building[];
  here: Building | undefined;
  map: RefObject<SVGSVGElement | null>;
  onReset: () => void;
};

/** How far it is through the buildings in each of the three orders. */
export const KoreaResults = memo(function KoreaResults({ shown, order, here, map, onReset }: KoreaResultsProps) {
  const { texts: shell } = useShell();
  const rows = useMemo(() => waysThrough(shown), [shown]);
  return (
    <Results
      summary={texts.summary(order.length, buildings.length, here?.name)}
      note={order.length > 0 ? texts.built(yearsOf(order)) : undefined}
      files={
        <>
          <FileButton onClick={onReset}>{shell.studyReset}</FileButton>
          <FileButton onClick={() => map.current && saveMap(map.current)}>{shell.studySvg}</FileButton>
          <FileButton onClick={() => saveFile('buildings.geojson', 'application/json', geoJson(order))}>
            {shell.studyJson}
          </FileButton>
        </>
      }
    >
      <ResultTable caption={texts.crow} columns={texts.columns} rows={rows} />
    </Results>
  );
});

function waysThrough(shown: readonly Building[]) {
  return arrangements.map((arrangement) => {
    const groups = arranged(shown, arrangement, texts.nobody);
    const length = lengthOf([...new Set(groups.flatMap((group) => group.buildings))]);
    return {
      label: texts.arrangements[arrangement],
      cells: [String(groups.length), { value: length, text: texts.kilometres(length) }],
    };
  });
}

function yearsOf(shown: readonly Building[]): string {
  const years = shown.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${first}–${last}`;
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
