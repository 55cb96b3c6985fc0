/** Receives a sentence for the author, such as a warning or a step that takes long. */
export type Tell = (sentence: string) => void;

/** Milliseconds after which an author wonders. */
const patience = 2000;

/** Waits for work, and tells a sentence once if that takes long. */
export async function whileTelling<Result>(work: Promise<Result>, sentence: string, tell?: Tell): Promise<Result> {
  const timer = setTimeout(() => tell?.(sentence), patience);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
