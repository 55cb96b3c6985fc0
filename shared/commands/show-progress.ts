import ora, { type Ora } from 'ora';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { BuildProgress, type BuildStep } from './progress-text';

/** Milliseconds between two lines about builds, where no line can move. */
const pause = 15_000;

/** Shows how far builds are. */
export type ShownProgress = {
  begin: (step: BuildStep) => void;
  end: (owner: ReleaseOwner, sentence: string) => void;
  /** A warning: it stays on the screen. */
  warn: (sentence: string) => void;
  stop: () => void;
};

/** One line that moves; plain lines without a terminal or with CI. */
export function showProgress(pictures: ReadonlyMap<ReleaseOwner, number>): ShownProgress {
  const progress = new BuildProgress(pictures);
  const began = performance.now();
  const text = () => progress.text((performance.now() - began) / 1000);
  return canMove() ? movingLine(progress, text) : plainLines(progress, text);
}

/** Shows what is being done as long as it is, where a line can move. */
export async function showWhile<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  const line = canMove() ? startLine(text) : undefined;
  try {
    return await work();
  } finally {
    line?.stop();
  }
}

function canMove(): boolean {
  return process.stdout.isTTY && !process.env['CI'];
}

function startLine(text: string): Ora {
  return ora({ stream: process.stdout, text, discardStdin: false }).start();
}

function movingLine(progress: BuildProgress, text: () => string): ShownProgress {
  const line = startLine('Looking for what changed');
  const timer = setInterval(() => (line.text = text() || line.text), 200);
  const above = (write: () => void) => {
    line.clear();
    write();
    line.render();
  };
  return {
    begin: (step) => progress.begin(step),
    end: (owner, sentence) => {
      progress.end(owner);
      above(() => console.log(`✔ ${sentence}`));
    },
    warn: (sentence) => above(() => console.warn(sentence)),
    stop: () => {
      clearInterval(timer);
      line.stop();
    },
  };
}

function plainLines(progress: BuildProgress, text: () => string): ShownProgress {
  let last = '';
  const timer = setInterval(() => {
    if (text() !== last) console.log((last = text()));
  }, pause);
  return {
    begin: (step) => progress.begin(step),
    end: (owner, sentence) => {
      progress.end(owner);
      console.log(sentence);
    },
    warn: (sentence) => console.warn(sentence),
    stop: () => clearInterval(timer),
  };
}
