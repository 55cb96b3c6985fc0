import type { Massing } from 'shared/model/massing/massing';
import { answerWith } from 'shared/study/answer-with';
import { picturesOf } from './pictures';

// The first message is the massing; every other asks how it looks.
addEventListener('message', ({ data }: MessageEvent<Massing>) => answerWith(picturesOf(data)), { once: true });
