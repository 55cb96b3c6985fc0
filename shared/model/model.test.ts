import { readdirSync } from 'node:fs';
import { coincidentFaces } from './checks/coincident';
import { openEdges, volume } from './checks/closed';
import { misplacedFigures } from './checks/standing';
import { findProjects, loadModel } from './commands/projects';

// A landscape takes its time on a busy machine.
jest.setTimeout(60_000);

for (const project of findProjects()) {
  const loading = loadModel(project);

  test(`every body of ${project.code} is closed and turned the right way out`, async () => {
    const { parts } = await loading;
    const faulty = parts.filter(({ solid }) => openEdges(solid).length > 0 || volume(solid) <= 0);
    expect(faulty.map(({ layer, material }) => `${material} in "${layer.name}"`)).toEqual([]);
  });

  test(`no two faces of ${project.code} lie in one plane`, async () => {
    expect(coincidentFaces(await loading)).toEqual([]);
  });

  test(`trees and people of ${project.code} stand on the ground and outside walls`, async () => {
    expect(misplacedFigures(await loading)).toEqual([]);
  });

  test(`${project.code} has its views, a file for each of its drawings, and a red element`, async () => {
    const { cameras, drawings, parts } = await loading;
    expect(Object.keys(cameras)).toEqual(expect.arrayContaining(['hero', 'close']));
    const files = readdirSync(project.folder).filter((name) => name.endsWith('.svg'));
    expect(files.sort()).toEqual(
      Object.keys(drawings)
        .map((name) => `${name}.svg`)
        .sort(),
    );
    expect(parts.some(({ material }) => material === 'red')).toBe(true);
  });
}
