/** A release or a commit as lists show it: "a1b2c3d". */
export function shortName(name: string): string {
  return name.slice(0, 7);
}
