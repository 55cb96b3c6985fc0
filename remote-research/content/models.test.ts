import { findProjects, loadModel } from '@portfolio/render/commands/projects';
import { testLetters } from '@portfolio/render/testing/test-letters';
import { testModel, testPictures } from '@portfolio/render/testing/test-model';
import { testStatements } from '@portfolio/render/testing/test-statements';

// A landscape takes its time on a busy machine.
jest.setTimeout(240_000);

/** Their drawings are diagrams of an algorithm; the others are projects with a place. */
const studies = ['PACKING', 'SUBDIVISION'];

testLetters(__dirname);

for (const project of findProjects('research')) {
  testModel(project);
  testStatements(project, async () => (await loadModel(project)).measures);
  const isStudy = studies.includes(project.code);
  testPictures(project, isStudy ? ['plan.svg', 'diagram.svg'] : ['axo.svg', 'plan.svg', 'section.svg']);
}
