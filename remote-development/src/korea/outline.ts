import steps from '#content/ArchitectureKorea/outline.json';

/** Degrees, WGS 84. */
type Point = readonly [longitude: number, latitude: number];

/** The coasts and the northern border as rings; the file holds each point as its distance from the one before, in thousandths. */
export const rings: readonly (readonly Point[])[] = steps.map((ring) => {
  let [x, y] = [0, 0];
  return Array.from({ length: ring.length / 2 }, (_, index): Point => {
    x += ring[2 * index] ?? 0;
    y += ring[2 * index + 1] ?? 0;
    return [x / 1000, y / 1000];
  });
});
