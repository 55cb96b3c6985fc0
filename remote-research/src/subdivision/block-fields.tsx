import { useId } from 'react';
import type { Outline } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { NumberField, Button } from '@portfolio/study/controls';
import { blocks, withCorner, type BlockName } from './blocks';
import { texts } from './subdivision-texts';
import styles from './subdivision-study.module.css';

type BlockFieldsProps = {
  block: Outline;
  text: string;
  selected: number;
  onSelect: (corner: number) => void;
  onMove: (corner: number, to: Point) => void;
  /** Another block altogether. */
  onChange: (block: Outline | string) => void;
};

/** Everything that dragging does, as fields: a block to begin with, one corner after another. */
export function BlockFields({ block, text, selected, onSelect, onMove, onChange }: BlockFieldsProps) {
  const id = useId();
  const preset = (Object.keys(blocks) as BlockName[]).find((name) => blocks[name] === text);
  const [x, y] = block[selected] ?? [0, 0];
  const field = (label: string) =>
    ({ kind: 'number', label, unit: 'm', min: -150, max: 150, step: 0.5, value: 0 }) as const;
  return (
    <fieldset className={styles.group}>
      <legend>{texts.editing}</legend>
      <p className={styles.hint}>{texts.editHint}</p>
      <label className={styles.choice} htmlFor={`${id}-preset`}>
        {texts.preset}
        <select
          id={`${id}-preset`}
          value={preset ?? ''}
          onChange={(event) => onChange(blocks[event.target.value as BlockName])}
        >
          {!preset && <option value="">{texts.ownBlock}</option>}
          {Object.entries(texts.presets).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice} htmlFor={`${id}-corner`}>
        {texts.corner}
        <select id={`${id}-corner`} value={selected} onChange={(event) => onSelect(Number(event.target.value))}>
          {block.map((_, corner) => (
            <option key={corner} value={corner}>
              {corner + 1}
            </option>
          ))}
        </select>
      </label>
      <NumberField setting={field(texts.east)} value={x} onChange={(to) => onMove(selected, [to, y])} />
      <NumberField setting={field(texts.north)} value={y} onChange={(to) => onMove(selected, [x, to])} />
      <div className={styles.presses}>
        <Button onClick={() => onChange(withCorner(block))}>{texts.add}</Button>
        {block.length > 3 && (
          <Button onClick={() => onChange(block.filter((_, corner) => corner !== selected))}>{texts.remove}</Button>
        )}
      </div>
    </fieldset>
  );
}
