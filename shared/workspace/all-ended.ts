/** Waits for all, also when one fails: a lock is let go only when nothing writes any more. @throws the first error. */
export async function allEnded<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
