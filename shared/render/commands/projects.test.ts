import { chooseProjects, findProjects } from './projects';

test('a project is a folder with a model beside its words', () => {
  expect(findProjects().map(({ code }) => code)).toEqual(
    expect.arrayContaining(['GDL', 'SSL', 'PACKING', 'SUBDIVISION']),
  );
});

test('without a code all projects are meant', () => {
  expect(chooseProjects([])).toEqual(findProjects());
});

test('an unknown project is answered with those that exist', () => {
  expect(() => chooseProjects(['XYZ'])).toThrow(/^There is no model of "XYZ"\. There are: .*GDL.*\.$/);
});
