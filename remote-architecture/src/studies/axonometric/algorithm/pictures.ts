import type { Massing } from '@portfolio/model/massing/massing';
import { extentOf } from './extent';
import { frameFor } from './frame';
import { Drawing, type Stroke } from './paint';
import { viewFrom } from './view';

/** From where a model is seen, degrees; what is cut off above a height, metres; and on a sheet of which width, pixels. */
export type Sight = { turn: number; tilt: number; cut: number; width: number };

/** What is seen: its paths, the farthest first. */
export type SeenModel = Sight & { strokes: readonly Stroke[] };

/**
 * Draws a massing from one sight after another; what all pictures need is done once, before the first.
 * @param drawing of the massing, where it was made already
 */
export function picturesOf(massing: Massing, drawing?: Drawing): (sight: Sight) => Generator<undefined, SeenModel> {
  const extent = extentOf(massing.bodies);
  return function* (sight) {
    drawing ??= yield* Drawing.of(massing);
    const view = viewFrom(sight.turn, sight.tilt, frameFor(extent, sight.width));
    return { ...sight, strokes: drawing.paint(view, sight.cut) };
  };
}
