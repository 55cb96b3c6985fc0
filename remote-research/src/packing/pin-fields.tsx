import { useId } from 'react';
import { NumberField, Button } from '@portfolio/study/controls';
import type { FourRuns } from './four-runs';
import { roomName, texts } from './packing-texts';
import { pinGrid, type Pin } from './pins';
import styles from './packing-study.module.css';

type PinFieldsProps = {
  result: FourRuns;
  pins: readonly Pin[];
  selected: number | undefined;
  onSelect: (number: number) => void;
  onPin: (pin: Pin) => void;
  onUnpin: (number?: number) => void;
};

/** Everything that dragging a room does, as fields. */
export function PinFields({ result, pins, selected, onSelect, onPin, onUnpin }: PinFieldsProps) {
  const id = useId();
  const { rooms, task } = result;
  const { plate } = task;
  const room = rooms.find(({ number }) => number === (selected ?? 1)) ?? rooms[0];
  if (!room) return null;
  const pinned = pins.find(({ number }) => number === room.number);
  const stands = result.runs.maxrects.placed.find((one) => one.room === room);
  const pin = pinned ?? { number: room.number, x: stands?.x ?? 0, y: stands?.y ?? 0, turned: stands?.turned ?? false };
  const size = pin.turned ? { width: room.depth, depth: room.width } : room;
  const field = (label: string, most: number) =>
    ({
      kind: 'number',
      label,
      unit: 'm',
      min: 0,
      max: Number(Math.max(0, most).toFixed(2)),
      step: pinGrid,
      value: 0,
    }) as const;
  return (
    <fieldset className={styles.group}>
      <legend>{texts.pinning}</legend>
      <p className={styles.hint}>{texts.pinHint}</p>
      <label className={styles.choice} htmlFor={id}>
        {texts.room}
        <select id={id} value={room.number} onChange={(event) => onSelect(Number(event.target.value))}>
          {rooms
            .toSorted((a, b) => a.number - b.number)
            .map((one) => (
              <option key={one.number} value={one.number}>
                {roomName(one)}
              </option>
            ))}
        </select>
      </label>
      <NumberField
        setting={field(texts.east, plate.width - size.width)}
        value={Number(pin.x.toFixed(2))}
        onChange={(x) => onPin({ ...pin, x })}
      />
      <NumberField
        setting={field(texts.north, plate.depth - size.depth)}
        value={Number(pin.y.toFixed(2))}
        onChange={(y) => onPin({ ...pin, y })}
      />
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={pin.turned}
          onChange={(event) => onPin({ ...pin, turned: event.target.checked })}
        />
        {texts.turned}
      </label>
      <div className={styles.presses}>
        {pinned ? (
          <Button onClick={() => onUnpin(room.number)}>{texts.unpin}</Button>
        ) : (
          <Button onClick={() => onPin(pin)}>{texts.pin}</Button>
        )}
        {pins.length > 0 && <Button onClick={() => onUnpin()}>{texts.unpinAll}</Button>}
      </div>
    </fieldset>
  );
}
