/** What a worker says: something on the way, or the end of its answer. */
export type Said<A> = { value: A | undefined; isDone: boolean };

/** Makes this file a worker that answers every question with a computation; what that yields is said on the way. */
export function answerWith<Q, A>(steps: (question: Q) => Generator<A | undefined, A>): void {
  addEventListener('message', ({ data }: MessageEvent<Q>) => {
    const work = steps(data);
    for (let isDone = false; !isDone;) {
      const { done, value } = work.next();
      isDone = done === true;
      if (isDone || value !== undefined) postMessage({ value, isDone } satisfies Said<A>);
    }
  });
}
