import { during, frame, moved, seen, shownWithin, type Camera, type Film } from '#figures/film/film';
import { chapter, opening } from '#figures/film/titles';
import { app } from '../app';
import { fallingNotesAt } from '../falling-notes';
import { lanes } from '../products';
import { preludeNotes } from '../score';
import { measured } from './measured';
import { waiting } from './waiting';

/** Seconds at which the parts begin. */
const part = { fall: 4.4, wait: 11.4, measure: 18.6, last: 25, end: 29 };
/** Sixteenths in a second of the prelude. */
const pace = 4.6;
const music = preludeNotes(8);

const piano: Camera = { x: 205, y: 44, width: 995 };
const near: Camera = { x: 700, y: 190, width: 500 };

/** A player practises a song: the notes fall, the song waits for the hand, and the app says how exact it was. */
export const appFilm: Film = {
  seconds: part.end,
  poster: 3.2,
  captions: [
    { from: 0.4, to: 4.2, text: 'The app is for players. It stands on the music rest of a piano.' },
    { from: 4.8, to: 11.2, text: 'Each bar is a note. Its place is the key; its length is the time to hold it.' },
    { from: 11.8, to: 18.4, text: 'The song waits until the right key is down.' },
    { from: 19, to: 24.8, text: 'Then it says how early or late each note was, in thousandths of a second.' },
    { from: 25.2, to: 28.6, text: 'It is made for the six days between two lessons.' },
  ],
  at: (now) =>
    frame([
      first(now),
      seen(fallingNotesAt(music, (now - part.fall - 1) * pace), angle(now), shownWithin(now, part.fall, part.wait)),
      chapter(1, ['The notes fall'], shownWithin(now, part.fall + 0.3, part.wait)),
      waiting(now - part.wait, shownWithin(now, part.wait, part.measure)),
      measured(now - part.measure, shownWithin(now, part.measure, part.last)),
      last(now),
    ]),
};

/** The telephone on the piano, and the way towards it. */
function first(now: number): string {
  const camera = moved(piano, near, during(now, part.fall - 1.2, part.fall + 0.8));
  const opacity = 1 - during(now, part.fall - 0.2, part.fall + 0.5);
  const title = 1 - during(now, part.fall - 1.2, part.fall - 0.6);
  return (
    seen(app(lanes, music, Math.max(0.01, now * pace)), camera, opacity) + opening('Pianissimo', ['The app'], title)
  );
}

function last(now: number): string {
  const opacity = during(now, part.last, part.last + 0.6);
  if (opacity === 0) return '';
  const scene = app(lanes, music, (now - part.last + 4) * pace);
  return seen(scene, piano, opacity) + opening('Pianissimo', ['The app'], opacity);
}

/** Slowly nearer, so that the picture lives also between two notes. */
function angle(now: number): Camera {
  const share = (now - part.fall) / (part.wait - part.fall);
  return moved({ x: -140, y: -66, width: 1500 }, { x: -120, y: -58, width: 1470 }, share);
}
