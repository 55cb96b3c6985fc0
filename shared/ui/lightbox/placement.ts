/** Where a drawing lies on its sheet: its size against the fitted one, and its middle from the sheet's middle, in pixels. */
export type Placement = { scale: number; x: number; y: number };

export type Size = { width: number; height: number };

type Point = { x: number; y: number };

/** What a placement may be: the fitted drawing in its room, and how far it may be made larger or smaller. */
export type Limits = { fitted: Size; room: Size; least: number; most: number };

export const fit: Placement = { scale: 1, x: 0, y: 0 };

/** The size of a picture that is shown whole in a room. @param most pixels wide */
export function fittedSize({ width, height }: Size, room: Size, most = Infinity): Size {
  const factor = Math.min(room.width / width, room.height / height, most / width);
  return { width: width * factor, height: height * factor };
}

/** Makes it larger or smaller; what lies under the point (pixels from the sheet's middle) stays there. */
export function zoomAt({ scale, x, y }: Placement, factor: number, at: Point, limits: Limits): Placement {
  const next = Math.min(Math.max(scale * factor, limits.least), limits.most);
  const grown = next / scale;
  return moveBy({ scale: next, x: at.x + (x - at.x) * grown, y: at.y + (y - at.y) * grown }, { x: 0, y: 0 }, limits);
}

/** Moves it, as far as no edge of a drawing larger than the room comes inside, nor one of a smaller drawing outside. */
export function moveBy({ scale, x, y }: Placement, by: Point, { fitted, room }: Limits): Placement {
  const reach = (drawing: number, whole: number) => Math.max(0, (drawing * scale - whole) / 2);
  const held = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);
  return {
    scale,
    x: held(x + by.x, reach(fitted.width, room.width)),
    y: held(y + by.y, reach(fitted.height, room.height)),
  };
}
