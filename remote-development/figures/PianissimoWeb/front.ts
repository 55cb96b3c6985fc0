import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserWindow, firstScreen, screenSheet } from '#figures/browser-window';
import { contentOf } from '#figures/content-modules';
import { lettering } from '#figures/film/lettering';
import { rectangle } from '#figures/hatch';
import { polyline, polylines } from '#figures/path';
import { fill, ink, stroke, weight } from '#figures/sheet';
import { readMidi } from '#piano/algorithm/read-midi';
import { roll, type Field } from '../Pianissimo/roll';
import type { Note } from '#piano/algorithm/score';

const { inner, end } = firstScreen;
const large: Field = { left: inner, top: 232, width: end - inner, height: 214 };
const small: Field = { left: inner, top: 604, width: 416, height: 120 };
/** The song that is heard: the note under the line is red. */
const heard = 0.374;

const english = {
  name: 'Pianissimo',
  ways: ['Songs', 'For artists', 'The app'],
  prelude: 'Prelude in C major',
  composer: 'Johann Sebastian Bach',
  listen: 'Listen',
  free: 'Free',
  minuet: 'Minuet in G major',
  leftHand: 'Prelude, the left hand alone',
  own: 'A song of your own',
};
const korean: typeof english = {
  name: '피아니시모',
  ways: ['곡', '아티스트에게', '앱'],
  prelude: '전주곡 다장조',
  composer: '요한 제바스티안 바흐',
  listen: '듣기',
  free: '무료',
  minuet: '미뉴에트 사장조',
  leftHand: '전주곡, 왼손만',
  own: '내 곡 올리기',
};

/** The first screen of the platform: the song of the day with its notes, and below it the shelf. */
export function front(language?: string): string {
  const words = language === 'ko' ? korean : english;
  const [prelude, minuet] = [notesOf('prelude.mid', 8), notesOf('minuet.mid', 48)];
  const leftHand = notesOf('prelude.mid', 28).filter(({ hand }) => hand === 'left');
  const gap = (end - inner - 3 * small.width) / 2;
  const upload = { ...small, left: inner + 2 * (small.width + gap) };
  return screenSheet([
    browserWindow(words.name, words.ways),
    editor(prelude, large),
    playing(prelude),
    lettering(words.prelude, { x: inner, y: 500, size: 34, weight: 600 }),
    lettering(words.composer, { x: inner, y: 532, size: 20, weight: 400 }),
    button(words.listen, 1300),
    lettering(words.free, { x: 1214, y: 504, size: 26, weight: 600 }),
    stroke(`M${inner} 568H${end}`, ink.line, weight.fine),
    editor(minuet, small),
    lettering(words.minuet, { x: inner, y: 762, size: 24, weight: 500 }),
    editor(leftHand, { ...small, left: inner + small.width + gap }),
    lettering(words.leftHand, { x: inner + small.width + gap, y: 762, size: 24, weight: 500 }),
    place(upload),
    lettering(words.own, { x: upload.left, y: 762, size: 24, weight: 500 }),
  ]);
}

/** The first seconds of a piece. */
function notesOf(file: string, seconds: number): Note[] {
  const reading = readMidi(readFileSync(join(contentOf('Pianissimo'), file)));
  if ('fault' in reading) throw new Error(JSON.stringify(reading.fault));
  return reading.score.notes.filter(({ start }) => start < seconds);
}

function editor(notes: readonly Note[], field: Field): string {
  const { left, top, width, height } = field;
  let bars = '';
  for (let i = 1; i < 8; i++) bars += `M${left + (i * width) / 8} ${top}v${height}`;
  return (
    stroke(bars, ink.pale, weight.fine) +
    fill(polylines(boxes(notes, field), true), ink.line) +
    stroke(polyline(rectangle(left, top, width, height), true), ink.line, weight.line)
  );
}

function boxes(notes: readonly Note[], { left, top, width, height }: Field) {
  return roll(notes, { left: left + 8, top: top + 10, width: width - 16, height: height - 20 });
}

function playing(notes: readonly Note[]): string {
  const at = large.left + heard * large.width;
  const now = boxes(notes, large).filter((box) => (box[0]?.[0] ?? 0) <= at && (box[1]?.[0] ?? 0) >= at);
  return fill(polylines(now, true), ink.red) + stroke(`M${at} ${large.top}v${large.height}`, ink.red, weight.profile);
}

function button(words: string, left: number): string {
  return (
    fill(polyline(rectangle(left, 466, end - left, 62), true), ink.line) +
    lettering(words, { x: left + 54, y: 505, size: 24, weight: 500, color: ink.paper })
  );
}

/** The place on the shelf that is still free, with the arrow that carries a file up. */
function place({ left, top, width, height }: Field): string {
  const [x, y] = [left + width / 2, top + height / 2];
  return (
    stroke(polyline(rectangle(left, top, width, height), true), ink.line, weight.line, 'stroke-dasharray="7 8"') +
    stroke(`M${x - 20} ${y + 10}v16h40v-16M${x} ${y + 12}v-36m-12 12l12 -12l12 12`, ink.line, weight.line)
  );
}
