import { ink } from '../sheet';

/** Pixels of a frame; a scene is drawn in these units unless a camera says otherwise. */
export const frameSize = { width: 1280, height: 720 };

/** A sentence that is shown from one second to another, for those who read along. */
export type Caption = { from: number; to: number; text: string };

export type Film = {
  seconds: number;
  /** Second of the picture that is shown before it plays. */
  poster: number;
  captions: readonly Caption[];
  /** What is seen after so many seconds, as SVG within a frame. */
  at: (seconds: number) => string;
};

export type Camera = { x: number; y: number; width: number };

/** A drawing as a camera sees it. @param camera left edge, top and width of the part that fills the frame */
export function seen(drawing: string, { x, y, width }: Camera, opacity = 1): string {
  if (opacity <= 0) return '';
  const scale = frameSize.width / width;
  const look = opacity < 1 ? ` opacity="${opacity.toFixed(3)}"` : '';
  return `<g${look} transform="scale(${scale.toFixed(5)}) translate(${(-x).toFixed(3)} ${(-y).toFixed(3)})">${drawing}</g>`;
}

/** A whole frame on paper. */
export function frame(parts: readonly string[]): string {
  const { width, height } = frameSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ink.paper}"/>${parts.join('')}</svg>`;
}

/** How far a movement has come, 0 to 1, slow at both ends. @param now seconds, as are `from` and `to` */
export function during(now: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (now - from) / (to - from)));
  return share * share * share * (share * (share * 6 - 15) + 10);
}

/** The same at one pace. */
export function evenly(now: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (now - from) / (to - from)));
}

export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export function moved(from: Camera, to: Camera, share: number): Camera {
  return {
    x: between(from.x, to.x, share),
    y: between(from.y, to.y, share),
    width: between(from.width, to.width, share),
  };
}

/** Opacity of what comes at one time and goes at another. @param fade seconds that either takes */
export function shownWithin(now: number, from: number, to: number, fade = 0.5): number {
  return Math.min(during(now, from, from + fade), 1 - during(now, to - fade, to));
}
