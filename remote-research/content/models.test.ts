import { findProjects } from '@portfolio/render/commands/projects';
import { testModel, testPictures, type Statement } from '@portfolio/render/testing/test-model';

// A landscape takes its time on a busy machine.
jest.setTimeout(60_000);

const statements: Readonly<Record<string, readonly Statement[]>> = {
  DGS: [
    [/Size: ([\d.]+) ha/, 'hectares', 0],
    [/a little over (\w+ thousand) parcels/, 'parcels', 100],
    [/all (\d+) idle parcels/, 'idle', 0],
    [/strict reading (\w+) hectares/, 'idleHectares', 0.1],
    [/idle parcels by size; (\d+) of them are smaller/, 'smallIdle', 0],
    [/Of the (\d+) idle parcels/, 'idle', 0],
    [/Of the \d+ idle parcels (\d+) are smaller/, 'smallIdle', 0],
  ],
  KCT: [
    [/Size: (\w+) service posts/, 'posts', 0],
    [/(\w+) posts are enough/, 'posts', 0],
  ],
  PACKING: [
    [/Size: .*?, (\d+) rooms/, 'rooms', 0],
    [/the last one placed, number (\d+)/, 'rooms', 0],
    [/Size: .*?([\d.]+) × \d+ m/, 'plateWidth', 0],
    [/Size: .*?\d+ × ([\d.]+) m/, 'plateDepth', 0],
    [/(\w+) with Shelf/, 'Shelf left', 0],
    [/(\w+) each with Skyline and Guillotine/, 'Skyline left', 0],
    [/(\w+) each with Skyline and Guillotine/, 'Guillotine left', 0],
  ],
  SUBDIVISION: [
    [/Size: .*?([\d,]+) m²/, 'blockArea', 50],
    [/Size: .*?, (\d+) lots/, 'lots', 0],
    [/a (single) lot without a street/, 'lostLots', 0],
  ],
};

/** Their drawings are diagrams of an algorithm; the others are projects with a place. */
const studies = ['PACKING', 'SUBDIVISION'];

for (const project of findProjects('research')) {
  testModel(project, statements[project.code] ?? []);
  const isStudy = studies.includes(project.code);
  testPictures(project, isStudy ? ['plan.svg', 'diagram.svg'] : ['axo.svg', 'plan.svg', 'section.svg', 'open.jpg']);
}
