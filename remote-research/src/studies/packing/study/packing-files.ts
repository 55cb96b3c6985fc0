import { saveFile } from '@portfolio/study/save-file';
import { fill } from '@portfolio/study/translated';
import type { FourRuns } from '../algorithm/four-runs';
import { methods } from '../algorithm/methods';
import type { Placed } from '../algorithm/packing';
import { percent, texts } from '../texts';
import { planSvg } from '../drawing/plan-svg';
import type { NumberedRoom } from '../algorithm/room-order';

/** The plan of the method that covers most, at 1:200. */
export function savePlan({ runs, task }: FourRuns): void {
  const method = methods.toSorted((a, b) => runs[b].occupancy - runs[a].occupancy)[0] ?? 'maxrects';
  const { placed, left, occupancy } = runs[method];
  const title = fill(texts.file.title, { method: texts.methods[method] });
  // Every room of a programme has its number.
  const numbered = placed as readonly (Placed & { room: NumberedRoom })[];
  const note = fill(texts.file.note, {
    seed: task.seed,
    rooms: placed.length,
    left: left.length,
    share: percent(occupancy),
    address: location.href,
  });
  saveFile('packing-1-200.svg', 'image/svg+xml', planSvg({ plate: task.plate, placed: numbered, title, note }));
}

/** Settings and all four packings, metres from the south-west corner of the plate. */
export function saveData({ runs, task, rooms }: FourRuns): void {
  const packings = methods.map((method) => {
    const { placed, left, occupancy, looks, steps } = runs[method];
    return {
      method,
      rule: task.rules[method],
      occupancy,
      looks,
      placed: placed.map(({ room, x, y, width, depth, turned }) => ({
        number: (room as NumberedRoom).number,
        name: room.name,
        x,
        y,
        width,
        depth,
        turned,
      })),
      left: left.map((room) => (room as NumberedRoom).number),
      free: steps.at(-1)?.free ?? [],
    };
  });
  const text = JSON.stringify({ address: location.href, unit: 'metre', task, rooms, packings }, null, 1);
  saveFile('packing.json', 'application/json', text);
}
