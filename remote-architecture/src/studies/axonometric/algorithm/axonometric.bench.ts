import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Massing } from '@portfolio/model/massing/massing';
import { runToEnd } from '@portfolio/study/run-to-end';
import type { BenchCase } from '@portfolio/testing/bench-case';
import { extentOf } from './extent';
import { frameFor } from './frame';
import { Drawing } from './paint';
import { viewFrom } from './view';

const content = join(import.meta.dirname, '../../../../content');
const codes = readdirSync(content).filter((code) => existsSync(join(content, code, 'massing.json')));

/** Pictures of a drag, three degrees from one to the next, on a page where a drawing is 1080 wide, and of a cut that rises. */
export const cases: readonly BenchCase[] = codes.map(drawingOf).flatMap(casesOf);

function drawingOf(code: string) {
  const text = readFileSync(join(content, code, 'massing.json'), 'utf8');
  const massing = JSON.parse(text) as Massing;
  return { massing, drawing: runToEnd(Drawing.of(massing)) };
}

function casesOf({ massing, drawing }: { massing: Massing; drawing: Drawing }): BenchCase[] {
  const frame = frameFor(extentOf(massing.bodies), 1080);
  const [low, high] = massing.figures.cut;
  const turned = (i: number) => drawing.paint(viewFrom(i * 3, 35, frame));
  const cut = (i: number) => drawing.paint(viewFrom(215, 35, frame), low + ((i * 0.1) % (high - low)));
  const name = `massing: ${massing.code}, ${massing.bodies.length} bodies`;
  return [
    { name: `${name}, turned`, unit: 'pictures', baseSize: 1, prepare: repeated(turned) },
    { name: `${name}, cut`, unit: 'pictures', baseSize: 1, prepare: repeated(cut) },
  ];
}

function repeated(draw: (i: number) => unknown) {
  return (size: number) => {
    let at = 0;
    for (; at < 120; at++) draw(at);
    return () => {
      for (let i = 0; i < size; i++) draw((at += 1));
    };
  };
}
