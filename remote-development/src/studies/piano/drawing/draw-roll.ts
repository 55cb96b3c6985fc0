import { keysFrom, whiteOutline, type Key } from '../algorithm/keys';
import { printed } from './computer-keys';
import type { Player } from '../algorithm/player';
import type { Note, Score } from '../algorithm/score';

/** All 88 keys, A0 to C8. */
export const keys = keysFrom(21, 108);
const whites = keys.filter(({ black }) => !black);
const blacks = keys.filter(({ black }) => black);
const byPitch = new Map(keys.map((key) => [key.pitch, key]));
const back = 0.62;
/** Seconds of music that are seen above the keys. */
export const ahead = 3.2;

/** The place of everything, in CSS pixels. */
export type RollSize = { width: number; fall: number; height: number };

export type Inks = Record<'ink' | 'soft' | 'pale' | 'wash' | 'paper' | 'red', string>;

export type RollView = {
  score: Score;
  /** CSS font-family. */
  face: string;
  player: Player;
  size: RollSize;
  inks: Inks;
  /** Pitch of the lowest of the computer's keys. */
  lowest: number;
};

/** The key under a point, the black ones first. */
export function keyAt({ width, fall, height }: RollSize, x: number, y: number): number | undefined {
  if (y < fall) return undefined;
  const at = x / (width / whites.length);
  const isOver = ({ left, width: wide }: Key) => at >= left && at < left + wide;
  const black = (y - fall) / (height - fall) < back ? blacks.find(isOver) : undefined;
  return (black ?? whites.find(isOver))?.pitch;
}

/** Share of the width at which the middle of some notes lies. */
export function middleOf(notes: readonly Note[]): number {
  const pitches = notes.map(({ pitch }) => pitch);
  const [low, high] = [byPitch.get(Math.min(...pitches)), byPitch.get(Math.max(...pitches))];
  return low && high ? (low.left + high.left + 1) / 2 / whites.length : 0.5;
}

/** One frame: the grid of time, the notes on their way, the keys. */
export function drawRoll(context: CanvasRenderingContext2D, view: RollView): void {
  const { size, inks } = view;
  const unit = size.width / whites.length;
  const position = view.player.position();
  const y = (seconds: number) => size.fall - ((seconds - position) / ahead) * size.fall;
  const sounding = new Set<number>();
  context.fillStyle = inks.paper;
  context.fillRect(0, 0, size.width, size.height);
  drawGrid(context, view, unit, y, position);
  const { notes, longest } = view.score;
  for (let i = firstFrom(notes, position - longest); i < notes.length; i++) {
    const note = notes[i] as Note;
    if (note.start > position + ahead) break;
    if (note.start + note.length < position - 0.05) continue;
    const isNow = note.start < position && note.start + note.length > position;
    if (isNow && !view.player.isMine(note)) sounding.add(note.pitch);
    drawNote(context, view, unit, y, note, isNow);
  }
  drawKeys(context, view, unit, sounding);
}

/** The first of things in the order of their beginnings that begins at a time or later. */
function firstFrom(things: readonly { start: number }[], time: number): number {
  let [low, high] = [0, things.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((things[middle]?.start ?? Infinity) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Height = (seconds: number) => number;

function drawGrid(context: CanvasRenderingContext2D, view: RollView, unit: number, y: Height, position: number): void {
  const { size, inks, score } = view;
  context.fillStyle = inks.wash;
  for (const key of blacks) context.fillRect(key.left * unit, 0, key.width * unit, size.fall);
  for (let i = firstFrom(score.beats, position); i < score.beats.length; i++) {
    const { start, isBar } = score.beats[i] as Score['beats'][number];
    if (start > position + ahead) break;
    context.fillStyle = isBar ? inks.soft : inks.pale;
    context.fillRect(0, Math.round(y(start)), size.width, 1);
  }
  context.fillStyle = inks.pale;
  for (const key of whites) if (key.pitch % 12 === 0) context.fillRect(Math.round(key.left * unit), 0, 1, size.fall);
}

function drawNote(
  context: CanvasRenderingContext2D,
  { player, inks, size }: RollView,
  unit: number,
  y: Height,
  note: Note,
  isNow: boolean,
): void {
  const key = byPitch.get(note.pitch);
  if (!key) return;
  const inset = key.black ? 0.5 : unit * 0.12;
  const [left, width] = [key.left * unit + inset, key.width * unit - 2 * inset];
  const [top, bottom] = [y(note.start + note.length) + 1, Math.min(size.fall, y(note.start) - 1)];
  const state = player.stateOf(note);
  const isMine = player.isMine(note);
  context.fillStyle =
    isNow && !isMine
      ? inks.red
      : state === 'played'
        ? inks.ink
        : isMine || player.mode === 'listen'
          ? inks.paper
          : inks.pale;
  context.strokeStyle = state === 'missed' ? inks.soft : inks.ink;
  context.lineWidth = isMine ? 1.6 : 1;
  context.setLineDash(state === 'missed' ? [2, 3] : []);
  context.fillRect(left, top, width, Math.max(2, bottom - top));
  context.strokeRect(left, top, width, Math.max(2, bottom - top));
  context.setLineDash([]);
}

function drawKeys(
  context: CanvasRenderingContext2D,
  view: RollView,
  unit: number,
  sounding: ReadonlySet<number>,
): void {
  const { size, inks, player } = view;
  const long = size.height - size.fall;
  context.drawImage(restingKeys(view, unit), 0, size.fall, size.width, long);
  const due = new Set(player.next()?.pitches);
  const isDown = ({ pitch }: Key) => player.pressed.has(pitch) || sounding.has(pitch);
  const touched = keys.filter((key) => isDown(key) || due.has(key.pitch));
  // A white key's colour stays beside its black neighbours: its outline goes round them.
  for (const key of touched.filter(isDown)) {
    context.fillStyle = player.pressed.get(key.pitch) === 'wrong' ? inks.soft : inks.red;
    fillKey(context, key, unit, size.fall, long);
  }
  for (const key of touched)
    drawSigns(context, view, unit, key, {
      isDue: due.has(key.pitch),
      isDown: isDown(key),
      isWrong: player.pressed.get(key.pitch) === 'wrong',
    });
  context.fillStyle = inks.ink;
  context.fillRect(0, size.fall - 1, size.width, 2.5);
}

function fillKey(context: CanvasRenderingContext2D, key: Key, unit: number, top: number, long: number): void {
  context.beginPath();
  if (key.black) context.rect(key.left * unit, top, key.width * unit, back * long);
  else for (const [x, y] of whiteOutline(keys, key, back)) context.lineTo(x * unit, top + y * long);
  context.closePath();
  context.fill();
  context.stroke();
}

let resting: { of: string; picture: HTMLCanvasElement } | undefined;

/** The keys that nobody touches, with their letters: drawn once for a size. */
function restingKeys(view: RollView, unit: number): HTMLCanvasElement {
  const { size, inks, lowest } = view;
  const long = size.height - size.fall;
  const of = [size.width, long, lowest, devicePixelRatio].join();
  if (resting?.of === of) return resting.picture;
  const picture = document.createElement('canvas');
  picture.width = Math.round(size.width * devicePixelRatio);
  picture.height = Math.round(long * devicePixelRatio);
  const context = picture.getContext('2d');
  if (context) {
    context.scale(devicePixelRatio, devicePixelRatio);
    context.strokeStyle = inks.ink;
    for (const key of [...whites, ...blacks]) {
      context.fillStyle = key.black ? inks.ink : inks.paper;
      fillKey(context, key, unit, 0, long);
    }
    const still = { ...view, size: { ...size, fall: 0, height: long } };
    for (const key of keys) drawSigns(context, still, unit, key, { isDue: false, isDown: false, isWrong: false });
  }
  resting = { of, picture };
  return picture;
}

/** The letter of the computer's key, a dot where a key is due, a cross where it was the wrong one. */
function drawSigns(
  context: CanvasRenderingContext2D,
  view: RollView,
  unit: number,
  key: Key,
  { isDue, isDown, isWrong }: { isDue: boolean; isDown: boolean; isWrong: boolean },
): void {
  const { size, inks, face, lowest } = view;
  const long = size.height - size.fall;
  const [x, y] = [(key.left + key.width / 2) * unit, size.fall + long * (key.black ? back - 0.14 : 0.88)];
  const letter = printed.get(key.pitch - lowest);
  const sign = isWrong ? '×' : unit >= 13 ? letter : undefined;
  if (isDue) {
    context.fillStyle = inks.red;
    context.beginPath();
    context.arc(x, size.fall + long * (key.black ? 0.3 : 0.72), Math.min(6, unit * 0.28), 0, 7);
    context.fill();
  }
  if (!sign) return;
  context.fillStyle = isDown || key.black ? inks.paper : inks.ink;
  context.font = `500 ${Math.min(12, unit * 0.62)}px ${face}`;
  context.textAlign = 'center';
  context.fillText(sign, x, y);
}
