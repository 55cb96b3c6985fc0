import { isBuilt, type Layer, type Model } from '../model';

/** Tells whether two layers are ever in one picture: only then can what they hold collide. */
export function seenTogether({ cameras }: Model): (a: Layer, b: Layer) => boolean {
  const hidden = Object.values(cameras).map(({ hide = [] }) => new Set(hide));
  return (a, b) =>
    isBuilt(a) && isBuilt(b) && (a === b || hidden.some((names) => !names.has(a.name) && !names.has(b.name)));
}
