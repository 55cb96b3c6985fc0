import { findProjects } from '@portfolio/render/commands/projects';
import { testModel, testPictures, type Statement } from '@portfolio/render/testing/test-model';

// A landscape takes its time on a busy machine.
jest.setTimeout(60_000);

const statements: Readonly<Record<string, readonly Statement[]>> = {
  ALN: [
    [/Size: .*?([\d,]+) m²/, 'floorArea', 300],
    [/Size: .*?([\d.]+) m high/, 'height', 0.5],
    [/full slab would have had ([\d,]+) square metres/, 'fullSlab', 0.5],
    [/each (\w+) storeys high/, 'cutStoreys', 0],
  ],
  GBA: [
    [/Size: .*?([\d,]+) m²/, 'floorArea', 100],
    [/(\w+-?\w*) metres high/, 'archiveHeight', 0],
    [/The tower is (\w+) metres across/, 'archiveWidth', 0],
  ],
  GDL: [
    [/Size: .*?([\d,]+) m²/, 'roofArea', 50],
    [/Size: .*?over about ([\d,]+) m²/, 'floorArea', 50],
  ],
  GLM: [
    [/Size: .*?([\d.]+) m wide/, 'width', 0],
    [/Size: .*?([\d.]+) m deep/, 'depth', 0],
    [/Size: .*?([\d,]+) m²/, 'floorArea', 50],
  ],
  IMP: [
    [/Size: (\w+) rooms/, 'rooms', 0],
    [/Size: .*?([\d,]+) m²/, 'floorArea', 60],
    [/Site: .*?([\d.]+) ha/, 'hectares', 0.05],
  ],
  OKE: [
    [/Size: Ring (\d+) ×/, 'side', 0],
    [/Size: .*?([\d,]+) m²/, 'floorArea', 100],
  ],
  SSL: [
    [/Size: About (\d+) m high/, 'height', 1],
    [/Size: .*?, (\w+) decks/, 'decks', 0],
  ],
};

for (const project of findProjects('architecture')) {
  testModel(project, statements[project.code] ?? []);
  testPictures(project, ['axo.svg', 'plan.svg', 'section.svg', 'open.jpg']);
}
