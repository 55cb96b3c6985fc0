import { saveFile } from '@portfolio/study/save-file';
import { fill } from '@portfolio/study/translated';
import { withCaption } from '@portfolio/study/with-caption';
import type { FourRuns } from '../algorithm/four-runs';
import { methods } from '../algorithm/methods';
import { percent, texts } from '../texts';
import { planSvg } from '../drawing/plan-svg';

/** The plan of the method that covers most, at 1:200, with what the study says about all four. */
export function savePlan({ runs, task }: FourRuns, caption: readonly string[]): void {
  const method = methods.toSorted((a, b) => runs[b].occupancy - runs[a].occupancy)[0] ?? 'maxrects';
  const { placed, left, occupancy } = runs[method];
  const title = fill(texts.file.title, { method: texts.methods[method] });
  const note = fill(texts.file.note, {
    seed: task.seed,
    rooms: placed.length,
    left: left.length,
    share: percent(occupancy),
  });
  const svg = planSvg({ plate: task.plate, placed, title, note });
  saveFile('packing-1-200.svg', 'image/svg+xml', withCaption(svg, caption));
}

/** Settings and all four packings, metres from the south-west corner of the plate. */
export function saveData({ runs, task, rooms }: FourRuns, address: string): void {
  const packings = methods.map((method) => {
    const { placed, left, occupancy, looks, steps } = runs[method];
    return {
      method,
      rule: task.rules[method],
      occupancy,
      looks,
      placed: placed.map(({ room, x, y, width, depth, turned }) => ({
        number: room.number,
        sequence: room.sequence,
        name: room.name,
        x,
        y,
        width,
        depth,
        turned,
      })),
      left: left.map((room) => room.number),
      free: steps.at(-1)?.free ?? [],
    };
  });
  const text = JSON.stringify({ address, unit: 'metre', task, rooms, packings }, null, 1);
  saveFile('packing.json', 'application/json', text);
}
