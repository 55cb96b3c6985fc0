import { savePicture } from '@portfolio/study/save-picture';
import type { Cell, Matrix } from '../algorithm/warping';
import { matrixSvg } from '../drawing/matrix-svg';
import { texts } from '../texts';

/** Saves the matrix with its path as a picture. Loaded when it is asked for. */
export function saveMatrix(costs: Matrix, path: readonly Cell[], caption: readonly string[]): void {
  savePicture('warping.svg', matrixSvg(costs, path, texts.name), caption);
}
