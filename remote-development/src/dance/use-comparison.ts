import { startTransition, useEffect, useState } from 'react';
import { fill } from '@portfolio/study/translated';
import { compare, type Comparison } from './comparison';
import { texts } from './dance-texts';
import type { Manner, Phrase } from './performance';
import type { Slope } from './step-pattern';
import type { Warping } from './warping';

/** What was compared last, with the phrase and the manner in which the learner danced it then. */
export type Compared = Comparison & { phrase: Phrase; manner: Manner; warped: Warping; fault?: string };

type Question = Manner & { slope: string; window: number };

/** Compares anew when something changes, beside the page's other work; until then the last comparison stays. */
export function useComparison(
  phrase: Phrase,
  { delay, tempo, noise, seed, slope, window }: Question,
): Compared | undefined {
  const [compared, setCompared] = useState<Compared>();
  useEffect(() => {
    let left = false;
    const manner = { delay, tempo, noise, seed };
    void compare(phrase, manner, { slope: slope as Slope, window }, rest).then(({ warped, ...found }) => {
      if (left) return;
      const next = (before?: Compared): Compared => {
        if (warped) return { ...found, warped, phrase, manner };
        const { rows, columns } = found.costs;
        const fault =
          Math.abs(rows - columns) > window
            ? fill(texts.noWindow, { window, rows, columns, least: Math.abs(rows - columns) })
            : fill(texts.noSlope, { slope: slope.replace('P', 'P = ') });
        return before ? { ...before, fault } : { ...found, warped: found.clock, phrase, manner, fault };
      };
      // Drawn apart from the slider under the finger.
      startTransition(() => setCompared(next));
    });
    return () => void (left = true);
  }, [phrase, delay, tempo, noise, seed, slope, window]);
  return compared;
}

function rest(): Promise<void> {
  return 'scheduler' in window && window.scheduler?.yield
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
}

declare global {
  interface Window {
    scheduler?: { yield?: () => Promise<void> };
  }
}
