/** Metres of the bar and into how many parts it is divided: about a quarter of the drawing. */
export function barLength(metresAcross: number): { metres: number; parts: number } {
  const room = metresAcross * 0.3;
  const power = 10 ** Math.floor(Math.log10(room));
  const first = [5, 4, 2, 1].find((n) => n * power <= room) ?? 1;
  return { metres: first * power, parts: first === 5 || first === 1 ? 5 : 4 };
}
