declare module 'd3-contour' {
  type MultiPolygon = { readonly value: number; readonly coordinates: number[][][][] };
  type Contours = {
    (values: ArrayLike<number>): MultiPolygon[];
    size(size: readonly [columns: number, rows: number]): Contours;
    thresholds(values: readonly number[]): Contours;
  };
  export function contours(): Contours;
}
