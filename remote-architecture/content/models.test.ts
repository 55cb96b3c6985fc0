import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Massing } from '@portfolio/model/massing/massing';
import { findProjects } from '@portfolio/render/commands/projects';
import { testLetters } from '@portfolio/render/testing/test-letters';
import { testModel, testPictures } from '@portfolio/render/testing/test-model';
import { testStatements } from '@portfolio/render/testing/test-statements';

// A landscape takes its time on a busy machine.
jest.setTimeout(240_000);

testLetters(__dirname);

for (const project of findProjects('architecture')) {
  const text = readFileSync(join(project.folder, 'massing.json'), 'utf8');
  const massing = JSON.parse(text) as Massing;

  testModel(project);
  testPictures(project, ['axo.svg', 'plan.svg', 'section.svg']);
  testStatements(project, () => massing.figures);

  test(`the massing of ${project.code} is small, has a red element and covers no more than its plot`, () => {
    expect(gzipSync(text).length).toBeLessThan(16 * 1024);
    expect(massing.bodies.some(([, style]) => style === 1)).toBe(true);
    expect(massing.figures.footprint).toBeLessThanOrEqual(massing.figures.plot * 1.01);
  });
}
