import { Button, ButtonRow, ChoiceRow, TextRow } from '@portfolio/study/controls';
import { Section } from '@portfolio/study/instrument';
import { NumberRow } from '@portfolio/study/number-row';
import { fill } from '@portfolio/study/translated';
import { farthest, mostCorners } from '../algorithm/blocks';
import { presetBlocks } from '../algorithm/preset-blocks';
import { texts } from '../more-texts';
import type { SubdivisionData } from './subdivision-data';
import type { SubdivisionSettings } from './subdivision-settings';
import type { BlockEditor } from './use-block-editor';

type BlockRowsProps = {
  /** The block of the page. */
  page: SubdivisionData;
  setting: SubdivisionSettings['block'];
  editor: BlockEditor;
};

/** Names among the blocks to begin with: the one of the page, and one that was changed. */
const [ofPage, own] = ['page', 'own'];

/** Everything that dragging does, as rows: a block to begin with, one corner after another, all corners as a text. */
export function BlockRows({ page, setting, editor }: BlockRowsProps) {
  const { text, corners, select, move, add, remove, replace } = editor;
  const all: Readonly<Record<string, string>> = { [ofPage]: page.block, ...presetBlocks };
  const labels = { [ofPage]: page.title, ...texts.presets };
  const preset = Object.keys(all).find((name) => all[name] === text);
  const selected = corners.find(({ id }) => id === editor.selected) ?? corners[0];
  if (!selected) return null;
  const [x, y] = selected.at;
  return (
    <Section title={texts.editing} hint={texts.editHint}>
      <ChoiceRow
        label={texts.preset}
        options={preset ? labels : { [own]: texts.ownBlock, ...labels }}
        value={preset ?? own}
        onChange={(name) => all[name] && replace(all[name])}
      />
      <ChoiceRow
        label={texts.corner}
        options={Object.fromEntries(corners.map(({ id }, i) => [`corner ${id}`, String(i + 1)]))}
        value={`corner ${selected.id}`}
        onChange={(name) => select(Number(name.slice('corner '.length)))}
      />
      <NumberRow setting={metres(texts.east)} value={x} onChange={(to) => move(selected.id, [to, y])} />
      <NumberRow setting={metres(texts.north)} value={y} onChange={(to) => move(selected.id, [x, to])} />
      <TextRow setting={setting} value={text} onChange={replace} />
      <ButtonRow label={fill(texts.count, { corners: corners.length })}>
        {corners.length < mostCorners && <Button onClick={() => add()}>{texts.add}</Button>}
        {corners.length > 3 && <Button onClick={() => remove(selected.id)}>{texts.remove}</Button>}
      </ButtonRow>
    </Section>
  );
}

function metres(label: string) {
  return { kind: 'number', label, unit: 'm', min: -farthest, max: farthest, step: 0.5, value: 0 } as const;
}
