import type { Massing } from '@portfolio/model/massing/massing';
import { ReleaseWorker } from '@portfolio/study/release-worker';
import type { Computation } from '@portfolio/study/computation';
import type { SeenModel, Sight } from '../algorithm/pictures';

/** Milliseconds in which a worker begins to speak. */
const patience = 10_000;

/**
 * Has a massing drawn beside the page. Comes when its bodies are in order, so that the first picture takes no longer
 * than any other and the still stands until then.
 * @param signal says that the pictures are not wanted any more
 */
export async function modelPictures(massing: Massing, signal: AbortSignal): Promise<Computation<Sight, SeenModel>> {
  const open = () => {
    const worker = new ReleaseWorker(
      new URL(/* webpackChunkName: "axonometric-study-worker" */ './axonometric-study-worker.ts', import.meta.url),
    );
    worker.postMessage(massing);
    return worker;
  };
  let first = await openWorker(open, signal);
  return {
    createWorker: () => {
      const worker = first ?? open();
      first = undefined;
      return worker;
    },
    loadSteps: async () =>
      (await import(/* webpackChunkName: "pictures" */ '../algorithm/pictures')).picturesOf(massing),
  };
}

/** A worker that has said its first word, or is late with it, which the study says; nothing where none comes. */
function openWorker(open: () => Worker, signal: AbortSignal): Promise<Worker | undefined> {
  return new Promise((resolve) => {
    try {
      const worker = open();
      const end = () => resolve(undefined);
      worker.addEventListener('message', () => resolve(worker), { once: true });
      worker.addEventListener('error', end, { once: true });
      signal.addEventListener('abort', () => (worker.terminate(), end()));
      setTimeout(resolve, patience, worker);
    } catch {
      resolve(undefined);
    }
  });
}
