/** When the content of a package last changed, and after how many changes. */
export type Change = {
  /** Seconds since 1970. */
  time: number;
  count: number;
};

/**
 * The version of a packed package, such as `8.20261126.145146-57.h1f0c9a2b3d`: the version of the contract, date and
 * time (UTC) of its last change, the number of its changes, and a hash of its content. Later content has a higher
 * version, and different content never has the same one. npm compares all but the hash, which only tells branches apart
 * that are equally far.
 */
export function packageVersion(contract: number, { time, count }: Change, hash: string): string {
  const [date = '', clock = ''] = new Date(time * 1000).toISOString().slice(0, 19).split('T');
  const number = (text: string) => Number(text.replace(/\D/g, ''));
  // Numbers of a version have no zeros in front; the "h" keeps a hash of digits from being one.
  return `${contract}.${number(date)}.${number(clock)}-${count}.h${hash.slice(0, 10)}`;
}

/** @returns less than 0 where `a` is older than `b`, 0 where neither is older. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbersIn(a), numbersIn(b)];
  const at = left.findIndex((each, i) => each !== right[i]);
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

function numbersIn(version: string): number[] {
  const [, ...numbers] = /^(\d+)\.(\d+)\.(\d+)(?:-(\d+))?/.exec(version) ?? [];
  return [0, 1, 2, 3].map((i) => Number(numbers[i] ?? 0));
}
