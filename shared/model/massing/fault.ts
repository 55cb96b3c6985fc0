import { styles } from './massing';

type Check = (value: unknown) => boolean;

const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const numbers: Check = (value) => Array.isArray(value) && value.every(number);
const range: Check = (value) => numbers(value) && (value as number[]).length === 2;

const fields: Readonly<Record<string, readonly [check: Check, wanted: string]>> = {
  version: [(value) => value === 1, '1'],
  code: [(value) => typeof value === 'string' && value !== '', 'the code of a page'],
  'sun.azimuth': [number, 'a number'],
  'sun.altitude': [number, 'a number'],
  'view.azimuth': [number, 'a number'],
  'view.altitude': [number, 'a number'],
  'figures.storeys': [number, 'a number'],
  'figures.levels': [numbers, 'a list of numbers'],
  'figures.floorArea': [number, 'a number'],
  'figures.footprint': [number, 'a number'],
  'figures.plot': [number, 'a number'],
  'figures.height': [number, 'a number'],
  'figures.cut': [range, 'two numbers'],
  bodies: [(value) => Array.isArray(value) && value.length > 0, 'a list of bodies'],
};

/** What is wrong with a massing: the field, what was found and what should stand there; nothing when it can be drawn. */
export function faultInMassing(massing: unknown): string | undefined {
  for (const [name, [check, wanted]] of Object.entries(fields)) {
    const value = name
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], massing);
    if (!check(value)) return `${name} is ${shown(value)}, but should be ${wanted}.`;
  }
  const { bodies } = massing as { bodies: unknown[] };
  const at = bodies.findIndex((body) => !isBody(body));
  return at < 0 ? undefined : `bodies[${at}] is ${shown(bodies[at])}, but should be a prism, a hull or a post.`;
}

function isBody(body: unknown): boolean {
  if (!Array.isArray(body)) return false;
  const [kind, style, ...rest] = body as unknown[];
  if (typeof style !== 'number' || !(style in styles)) return false;
  const [a, b, c, d] = rest;
  if (kind === 'prism')
    return number(a) && number(b) && isOutline(c) && typeof d === 'string' && d.length * 2 === c.length;
  if (kind === 'post') return isPoint(a) && isPoint(b) && number(c);
  return (
    kind === 'hull' && numbers(a) && Array.isArray(b) && b.every((face) => isFace(face, (a as number[]).length / 3))
  );
}

function isOutline(value: unknown): value is number[] {
  return numbers(value) && (value as number[]).length >= 6 && (value as number[]).length % 2 === 0;
}

function isPoint(value: unknown): boolean {
  return numbers(value) && (value as number[]).length === 3;
}

/** A mask, then at least three numbers of corners. */
function isFace(value: unknown, corners: number): boolean {
  if (!numbers(value)) return false;
  const [, ...ring] = value as number[];
  return ring.length > 2 && ring.every((corner) => Number.isInteger(corner) && corner >= 0 && corner < corners);
}

function shown(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
