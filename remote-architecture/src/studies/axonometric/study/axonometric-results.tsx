import type { RefObject } from 'react';
import { useShell } from '@portfolio/contract/shell';
import type { Massing } from '@portfolio/model/massing/massing';
import { Button } from '@portfolio/study/controls';
import { Results, ResultTable } from '@portfolio/study/results';
import { SaveButton } from '@portfolio/study/save-button';
import { ShareLink } from '@portfolio/study/share-link';
import { coverageOf, inMetres, square, summaryOf, texts } from '../texts';

type AxonometricResultsProps = {
  massing: Massing;
  /** Degrees and metres; without a cut the building is whole. */
  sight: { turn: number; tilt: number; cut: number | undefined };
  notice: string | undefined;
  address: () => string;
  /** Missing while no drawing is shown. */
  svg: RefObject<SVGSVGElement | null> | undefined;
  onReset: () => void;
};

/** What is measured on the model, and from where it is seen. */
export function AxonometricResults({ massing, sight, notice, address, svg, onReset }: AxonometricResultsProps) {
  const { texts: shell } = useShell();
  const { figures, code } = massing;
  const cut = sight.cut === undefined ? texts.uncut : inMetres(sight.cut);
  const summary = summaryOf(sight.turn, sight.tilt, cut);
  const saveDrawing = async () => {
    if (!svg?.current) return;
    const text = svgText(svg.current);
    const { savePicture } = await import(/* webpackChunkName: "save-picture" */ '@portfolio/study/save-picture');
    savePicture(`${code}.svg`, text, [`${code}. ${summary}`, address()]);
  };
  return (
    <Results
      summary={summary}
      note={notice && <span role="status">{notice}</span>}
      files={
        <>
          <Button onClick={onReset}>{shell.studyReset}</Button>
          {svg && <SaveButton save={saveDrawing}>{shell.studySvg}</SaveButton>}
          <ShareLink address={address} />
        </>
      }
    >
      <ResultTable columns={[{ label: '' }]} rows={rowsOf(figures, cut)} />
    </Results>
  );
}

function rowsOf(figures: Massing['figures'], cut: string) {
  const rows = [
    [texts.rows.storeys, String(figures.storeys)],
    [texts.rows.floorArea, square(figures.floorArea)],
    ...(figures.roofArea ? [[texts.rows.roofArea, square(figures.roofArea)] as const] : []),
    [texts.rows.coverage, coverageOf(figures)],
    [texts.rows.height, inMetres(figures.height)],
    [texts.rows.cut, cut],
  ] as const;
  return rows.map(([label, text]) => ({ label, cells: [text] }));
}

/** The drawing as a file of its own. */
function svgText(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const name of ['class', 'role', 'tabindex']) copy.removeAttribute(name);
  copy.querySelector('g[opacity="0"]')?.remove();
  copy.querySelector('[role="slider"]')?.remove();
  const [, , width = '', height = ''] = (copy.getAttribute('viewBox') ?? '').split(' ');
  copy.setAttribute('width', width);
  copy.setAttribute('height', height);
  return new XMLSerializer().serializeToString(copy);
}
