import type { Values } from '@portfolio/study/settings';
import { fill } from '@portfolio/study/translated';
import { readPins } from '../algorithm/pins';
import type { RoomKind } from '../algorithm/programme';
import type { RoomOrder } from '../algorithm/room-order';
import { rules } from '../algorithm/methods';
import type { Method } from '../algorithm/packing';
import { texts } from '../texts';
import type { Task } from '../algorithm/task';

function ruleOf(method: Method) {
  const options = Object.fromEntries(rules[method].map((rule) => [rule, texts.rules[rule]]));
  return { kind: 'choice', label: texts.methods[method], options, value: rules[method][0] } as const;
}

/** The settings of the study, in the order in which they are shown and written into the address. */
export const settings = {
  seed: { kind: 'number', label: texts.settings.seed, min: 1, max: 999, step: 1, value: 2 },
  share: { kind: 'number', label: texts.settings.share, unit: '%', min: 40, max: 120, step: 1, value: 95 },
  order: { kind: 'choice', label: texts.settings.order, options: texts.orders, value: 'hall-last' },
  width: { kind: 'number', label: texts.settings.width, unit: 'm', min: 24, max: 60, step: 0.6, value: 48 },
  depth: { kind: 'number', label: texts.settings.depth, unit: 'm', min: 18, max: 42, step: 0.6, value: 30 },
  turns: { kind: 'switch', label: texts.settings.turns, value: true },
  free: { kind: 'switch', label: texts.settings.free, value: true },
  shelf: ruleOf('shelf'),
  guillotine: ruleOf('guillotine'),
  skyline: ruleOf('skyline'),
  maxrects: ruleOf('maxrects'),
  pins: {
    kind: 'text',
    label: texts.settings.pins,
    value: '',
    validate: (text: string) => (readPins(text) ? undefined : fill(texts.noPins, { text })),
  },
} as const;

export function taskOf(values: Values<typeof settings>, kinds: readonly RoomKind[]): Task {
  const { seed, share, order, width, depth, turns, shelf, guillotine, skyline, maxrects, pins } = values;
  return {
    kinds,
    seed,
    plate: { width, depth },
    share: share / 100,
    order: order as RoomOrder,
    turns,
    rules: { shelf, guillotine, skyline, maxrects },
    pins: readPins(pins) ?? [],
  };
}
