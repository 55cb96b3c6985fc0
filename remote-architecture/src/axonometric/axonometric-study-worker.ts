import type { Massing } from 'shared/model/massing/massing';
import { answerWith } from 'shared/study/answer-with';
import { finished } from 'shared/study/finished';
import { Drawing } from './paint';
import { picturesOf } from './pictures';

// The first message is the massing, and is answered when its bodies are in order; every other asks how it looks.
addEventListener(
  'message',
  ({ data }: MessageEvent<Massing>) => {
    answerWith(picturesOf(data, finished(Drawing.of(data))));
    postMessage('ready');
  },
  { once: true },
);
