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
  return process.stdout.isTTY && !process.env['CI'] ? movingLine(progress, text) : plainLines(progress, text);
}

function movingLine(progress: BuildProgress, text: () => string): ShownProgress {
  const line: Ora = ora({ stream: process.stdout, text: 'Looking for what changed', discardStdin: false }).start();
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
