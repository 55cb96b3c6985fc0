export function Study() {
  return null;
}
