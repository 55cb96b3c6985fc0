import { between, during, evenly, frame, moved, seen, shownWithin, type Camera, type Film } from '#figures/film/film';
import { lettering } from '#figures/film/lettering';
import { chapter, faded, opening } from '#figures/film/titles';
import { ink, stroke, weight } from '#figures/sheet';
import { app } from '../app';
import { file, lanes, links, preview, sheetOfMusic } from '../products';
import { preludeNotes } from '../score';
import { desk, web, type WebMoment } from '../web';

/** Seconds at which the parts begin. */
const part = { upload: 4, listen: 10.4, price: 16.6, sell: 21.6, end: 30 };
const notes = preludeNotes(2);
const falling = preludeNotes(6);

const wide: Camera = { x: -520, y: -12, width: 1130 };
const close: Camera = { x: -212, y: 26, width: 812 };
const whole: Camera = { x: -36, y: -92, width: 1272 };

/** An artist puts a song on sale: the file, the music in it, the price, and what becomes of it in the app. */
export const webPlatform: Film = {
  seconds: part.end,
  poster: 3,
  captions: [
    { from: 0.4, to: 3.8, text: 'The web platform is for artists. It is desk work, with a big screen and a mouse.' },
    { from: 4.2, to: 10.2, text: 'An artist uploads a music file. The platform reads its notes and draws them.' },
    { from: 10.6, to: 16.4, text: 'The song can be heard before it is sold.' },
    { from: 16.8, to: 21.4, text: 'The artist names the song, sets a price and puts it on sale.' },
    { from: 21.8, to: 29.6, text: 'A player buys the file, and the notes fall in the app.' },
  ],
  at: (now) =>
    frame([
      seen(scene(now), camera(now)),
      opening('Pianissimo', ['The web platform'], 1 - during(now, part.upload - 0.6, part.upload + 0.1)),
      chapter(1, ['Upload', 'a song'], shownWithin(now, part.upload + 0.5, part.listen)),
      chapter(2, ['Listen'], shownWithin(now, part.listen, part.price)),
      chapter(3, ['Set', 'a price'], shownWithin(now, part.price, part.sell)),
      chapter(4, ['Sell the file'], shownWithin(now, part.sell + 0.8, part.end + 1)),
    ]),
};

function camera(now: number): Camera {
  const nearer = moved(wide, close, during(now, part.upload - 0.6, part.upload + 1.6));
  return moved(nearer, whole, during(now, part.sell, part.sell + 2.2));
}

function scene(now: number): string {
  const coming = during(now, part.sell + 1.2, part.sell + 2.4);
  return (
    table() +
    desk() +
    web(preview, notes, moment(now)) +
    faded(app(lanes, falling, Math.max(0, (now - part.sell - 4.6) * 4.6)), coming) +
    upload(now) +
    sale(now)
  );
}

/** What stands on the artist's screen. */
function moment(now: number): WebMoment {
  const read = evenly(now, part.upload + 3.4, part.listen - 0.6);
  const heard = evenly(now, part.listen + 0.5, part.price - 0.3);
  const written = (words: string, from: number, size: number, x: number, y: number) => {
    const count = Math.round(words.length * evenly(now, from, from + words.length * 0.06));
    return lettering(words.slice(0, count), { x, y, size, weight: 600 });
  };
  const foot = preview.top + preview.height;
  return {
    read,
    heard: heard < 1 ? heard : 0,
    title: written('Prelude in C major', part.price + 0.4, 18, preview.left, foot + 27),
    price: written('4.00', part.price + 2, 20, preview.left + 242, foot + 42),
    isOnSale: now > part.price + 3.2 && now < part.sell + 1.4,
  };
}

/** The file comes to the editor and is read there: it disappears where the line begins to run. */
function upload(now: number): string {
  const way = during(now, part.upload + 1.4, part.upload + 3.2);
  const size = between(0.62, 0.5, way);
  const x = between(-250, preview.left + 2, way);
  const y = between(250, preview.top + 20, way);
  const opacity = shownWithin(now, part.upload + 0.8, part.upload + 3.6, 0.4);
  return faded(
    `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${size.toFixed(3)})">${atOrigin()}</g>`,
    opacity,
  );
}

function atOrigin(): string {
  return `<g transform="translate(${-file.left} ${-file.top})">${sheetOfMusic()}</g>`;
}

/** The file leaves the editor for its place between both products; the lines say what becomes of it. */
function sale(now: number): string {
  const way = during(now, part.sell + 1.6, part.sell + 3.4);
  if (way === 0) return '';
  const x = between(preview.left + 160, file.left, way);
  const y = between(preview.top + 24, file.top, way);
  const drawn = during(now, part.sell + 3.2, part.sell + 4.2);
  return (
    faded(links(), drawn) +
    `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${between(0.5, 1, way).toFixed(3)})">${atOrigin()}</g>`
  );
}

/** The table goes on to the left, where in the drawing the sheet ends. */
function table(): string {
  return stroke('M-900 528H0M-900 544H612', ink.line, weight.profile);
}
