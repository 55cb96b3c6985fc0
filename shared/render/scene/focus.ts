import type { Model } from '@portfolio/model/model';
import { placeInFrame } from './frame';

/** Where a picture's focal point lies, as CSS wants it: "50% 46%" from the left and from the top. */
export function focusOf(model: Model, cameraName: string): string {
  const camera = model.cameras[cameraName];
  if (!camera) return '50% 50%';
  const { x, y } = placeInFrame(camera, camera.focus ?? camera.at);
  return `${Math.round(x * 100)}% ${Math.round(y * 100)}%`;
}
