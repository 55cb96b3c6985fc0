import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkMassings } from './check-files';
import type { Massing } from '@portfolio/model/massing/massing';

const massing: Massing = {
  version: 1,
  code: 'TWR',
  sun: { azimuth: 130, altitude: 38 },
  view: { azimuth: 215, altitude: 35 },
  figures: { storeys: 1, levels: [0], floorArea: 10, footprint: 10, plot: 20, height: 3, cut: [0, 3] },
  bodies: [['prism', 0, 0, 300, [0, 0, 100, 0, 0, 100], '111']],
};

let content: string;
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'massing-'));
  mkdirSync(join(content, 'TWR'));
});
afterEach(() => rmSync(content, { recursive: true }));

const put = (name: string, text: string) => writeFileSync(join(content, 'TWR', name), text);
const putMassing = (change: object) => put('massing.json', JSON.stringify({ ...massing, ...change }));

test('a massing as the model command writes it passes', () => {
  putMassing({});
  expect(() => checkMassings(content)).not.toThrow();
});

test.each<[object, string]>([
  [{ version: 2 }, 'version is 2, but should be 1.'],
  [{ figures: { ...massing.figures, height: '3' } }, 'figures.height is "3", but should be a number.'],
  [{ figures: null }, 'figures.storeys is missing, but should be a number.'],
  [{ bodies: [] }, 'bodies is [], but should be a list of bodies.'],
  [{ bodies: [['prism', 0, 0, 300, [0, 0], '1']] }, 'bodies[0] is ["prism",0,0,300,[0,0],"1"], but should be'],
  [{ bodies: [['hull', 0, [0, 0, 0], [[-1, 0, 1, 9]]]] }, 'bodies[0] is'],
  [{ bodies: [...massing.bodies, ['ball', 0]] }, 'bodies[1] is ["ball",0], but should be a prism, a hull or a post.'],
])('%j stops the build and names file and field', (change, sentence) => {
  putMassing(change);
  expect(() => checkMassings(content)).toThrow(join('TWR', 'massing.json') + ': ' + sentence);
});

test('a file that is no JSON stops the build and is named', () => {
  put('massing.json', '{"version":');
  expect(() => checkMassings(content)).toThrow(/TWR\/massing\.json is no JSON: /);
});

test('a massing that was asked for and never written stops the build and says how to write it', () => {
  put('massing.ts', 'export {}');
  expect(() => checkMassings(content)).toThrow(
    /TWR\/massing\.json is missing: run "npm run model -- --only massing TWR"/,
  );
});
