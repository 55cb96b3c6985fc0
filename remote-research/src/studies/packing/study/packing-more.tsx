import { Button, ButtonRow, ChoiceRow, Rows, SwitchRow } from '@portfolio/study/controls';
import { Section } from '@portfolio/study/instrument';
import { NumberRow } from '@portfolio/study/number-row';
import type { Values } from '@portfolio/study/settings';
import { fill } from '@portfolio/study/translated';
import type { FourRuns } from '../algorithm/four-runs';
import { methods } from '../algorithm/methods';
import { settings } from './packing-settings';
import { texts } from '../more-texts';
import { roomName } from '../texts';
import { shownNumber, type Placed } from '../algorithm/packing';
import { pinGrid, type Pin } from '../algorithm/pins';

type PackingMoreProps = PinRowsProps & {
  values: Values<typeof settings>;
  onChange: (changes: Partial<Values<typeof settings>>) => void;
};

/** The rules of the methods, what is drawn, and everything that dragging a room does. */
export function PackingMore({ values, onChange, ...props }: PackingMoreProps) {
  return (
    <>
      <Section title={texts.ruleFields}>
        <Rows settings={settings} values={values} onChange={onChange} names={methods} />
      </Section>
      <Section title={texts.fields}>
        <Rows settings={settings} values={values} onChange={onChange} names={['turns', 'free']} />
      </Section>
      <Section title={texts.pinning} hint={texts.pinHint}>
        <PinRows {...props} />
      </Section>
    </>
  );
}

type PinRowsProps = {
  result: FourRuns;
  /** The rooms that are pinned. */
  placed: readonly Placed[];
  selected: number | undefined;
  onSelect: (number: number) => void;
  onPin: (pin: Pin) => void;
  onUnpin: (number?: number) => void;
};

function PinRows({ result, placed, selected, onSelect, onPin, onUnpin }: PinRowsProps) {
  const { rooms, task } = result;
  const { plate } = task;
  const room = rooms.find(({ number }) => number === selected) ?? rooms[0];
  if (!room) return null;
  const held = placed.find((one) => one.room.number === room.number);
  const pinned = held && { number: room.number, x: held.x, y: held.y, turned: held.turned };
  const stands = result.runs.maxrects.placed.find((one) => one.room.number === room.number);
  const pin = pinned ?? { number: room.number, x: stands?.x ?? 0, y: stands?.y ?? 0, turned: stands?.turned ?? false };
  const size = pin.turned ? { width: room.depth, depth: room.width } : room;
  const options = rooms.map((one) => [`${shownNumber(one)}`, roomName(one)] as const);
  return (
    <>
      <ChoiceRow
        label={texts.room}
        options={Object.fromEntries(options)}
        value={String(shownNumber(room))}
        onChange={(shown) => onSelect(rooms.find((one) => String(shownNumber(one)) === shown)?.number ?? room.number)}
      />
      <NumberRow
        setting={metres(texts.east, plate.width - size.width)}
        value={Number(pin.x.toFixed(2))}
        onChange={(x) => onPin({ ...pin, x })}
      />
      <NumberRow
        setting={metres(texts.north, plate.depth - size.depth)}
        value={Number(pin.y.toFixed(2))}
        onChange={(y) => onPin({ ...pin, y })}
      />
      <SwitchRow label={texts.turned} value={pin.turned} onChange={(turned) => onPin({ ...pin, turned })} />
      <ButtonRow label={fill(texts.pins, { count: placed.length })}>
        {pinned ? (
          <Button onClick={() => onUnpin(room.number)}>{texts.unpin}</Button>
        ) : (
          <Button onClick={() => onPin(pin)}>{texts.pin}</Button>
        )}
        {placed.length > 0 && <Button onClick={() => onUnpin()}>{texts.unpinAll}</Button>}
      </ButtonRow>
    </>
  );
}

function metres(label: string, most: number) {
  const max = Number(Math.max(0, most).toFixed(2));
  return { kind: 'number', label, unit: 'm', min: 0, max, step: pinGrid, value: 0 } as const;
}
