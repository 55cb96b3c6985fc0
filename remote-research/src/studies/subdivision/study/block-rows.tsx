import { Button, ButtonRow, ChoiceRow, TextRow } from '@portfolio/study/controls';
import { Section } from '@portfolio/study/instrument';
import { NumberRow } from '@portfolio/study/number-row';
import type { Outline } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { fill } from '@portfolio/study/translated';
import { blocks, withCorner } from '../algorithm/blocks';
import type { SubdivisionData } from './subdivision-data';
import type { SubdivisionSettings } from './subdivision-settings';
import { texts } from '../texts';

type BlockRowsProps = {
  /** The block of the page. */
  page: SubdivisionData;
  setting: SubdivisionSettings['block'];
  block: Outline;
  text: string;
  selected: number;
  onSelect: (corner: number) => void;
  onMove: (corner: number, to: Point) => void;
  onRemove: (corner: number) => void;
  /** Another block altogether. */
  onChange: (block: Outline | string) => void;
};

/** Names among the blocks to begin with: the one of the page, and one that was changed. */
const [ofPage, own] = ['page', 'own'];

/** Everything that dragging does, as rows: a block to begin with, one corner after another, all corners as a text. */
export function BlockRows({
  page,
  setting,
  block,
  text,
  selected,
  onSelect,
  onMove,
  onRemove,
  onChange,
}: BlockRowsProps) {
  const all: Readonly<Record<string, string>> = { [ofPage]: page.block, ...blocks };
  const labels = { [ofPage]: page.title, ...texts.presets };
  const preset = Object.keys(all).find((name) => all[name] === text);
  const [x, y] = block[selected] ?? [0, 0];
  const corners = block.map((_, corner) => [corner, String(corner + 1)]);
  const metres = (label: string) =>
    ({ kind: 'number', label, unit: 'm', min: -150, max: 150, step: 0.5, value: 0 }) as const;
  return (
    <Section title={texts.editing} hint={texts.editHint}>
      <ChoiceRow
        label={texts.preset}
        options={preset ? labels : { [own]: texts.ownBlock, ...labels }}
        value={preset ?? own}
        onChange={(name) => all[name] && onChange(all[name])}
      />
      <ChoiceRow
        label={texts.corner}
        options={Object.fromEntries(corners)}
        value={String(selected)}
        onChange={(corner) => onSelect(Number(corner))}
      />
      <NumberRow setting={metres(texts.east)} value={x} onChange={(to) => onMove(selected, [to, y])} />
      <NumberRow setting={metres(texts.north)} value={y} onChange={(to) => onMove(selected, [x, to])} />
      <TextRow setting={setting} value={text} onChange={onChange} />
      <ButtonRow label={fill(texts.count, { corners: block.length })}>
        <Button onClick={() => onChange(withCorner(block))}>{texts.add}</Button>
        {block.length > 3 && <Button onClick={() => onRemove(selected)}>{texts.remove}</Button>}
      </ButtonRow>
    </Section>
  );
}
