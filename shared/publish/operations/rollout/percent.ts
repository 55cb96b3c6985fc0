import { PublishError } from '../../storage/storage';

/** @returns a whole number from 1 to 100. @throws PublishError for a text that is none. */
export function percentIn(text: string): number {
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (percent >= 1 && percent <= 100) return percent;
  throw new PublishError(
    `"--percent=${text}" is no share of the visitors. Expected: a whole number from 1 to 100, such as --percent=10; 100 takes a rollout live for all. Nothing was changed.`,
  );
}
