import type { Massing } from '@portfolio/model/massing/massing';
import { serveComputation } from '@portfolio/study/serve-computation';
import { runToEnd } from '@portfolio/study/run-to-end';
import { Drawing } from '../algorithm/paint';
import { picturesOf } from '../algorithm/pictures';

// The first message is the massing, and is answered when its bodies are in order; every other asks how it looks.
addEventListener(
  'message',
  ({ data }: MessageEvent<Massing>) => {
    serveComputation(picturesOf(data, runToEnd(Drawing.of(data))));
    postMessage('ready');
  },
  { once: true },
);
