export function shortName(name: string): string {
  return name.slice(0, 7);
}
