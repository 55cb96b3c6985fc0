import type { Block, Figure, Study } from '@portfolio/contract/page';
import { hangOf } from './hang-of';

const text = (html: string): Block => ({ kind: 'text', html });
const study = (id: string): Study => ({ kind: 'study', name: 'clock', id, number: 1, still: '', data: '' });
const figure = (name: string): Figure => ({
  name,
  picture: { kind: 'drawing', src: `/${name}.svg`, thumb: '', width: 3, height: 2 },
  captionText: '',
  alt: name,
  small: false,
});
const shown = (name: string): Block => ({ kind: 'figure', figure: figure(name) });

test('a text that places nothing stands together, between the first picture and the others', () => {
  const sections = [{ blocks: [text('a')] }, { id: 'b', heading: 'B', blocks: [text('b')] }];
  const [hero, plan] = [figure('hero'), figure('plan')];
  expect(hangOf(sections, [hero, plan])).toEqual([{ figure: hero }, { sections }, { figure: plan }]);
  expect(hangOf(sections, [])).toEqual([{ sections }]);
});

test('a study divides its section; what follows has no heading again', () => {
  const sections = [
    { id: 'a', heading: 'A', blocks: [text('1'), study('x'), study('y'), text('2')] },
    { id: 'b', heading: 'B', blocks: [study('z')] },
  ];
  expect(hangOf(sections, [])).toEqual([
    { sections: [{ id: 'a', heading: 'A', blocks: [text('1')] }] },
    { study: study('x') },
    { study: study('y') },
    { sections: [{ blocks: [text('2')] }, { id: 'b', heading: 'B', blocks: [] }] },
    { study: study('z') },
  ]);
});

test('a picture of the page hangs where the text places it, and only there; one of the text alone stays in it', () => {
  const figures = ['hero', 'plan', 'section'].map(figure);
  expect(hangOf([{ blocks: [text('1'), shown('section'), text('2'), shown('note')] }], figures)).toEqual([
    { figure: figure('hero') },
    { sections: [{ blocks: [text('1')] }] },
    { figure: figure('section') },
    { sections: [{ blocks: [text('2'), shown('note')] }] },
    { figure: figure('plan') },
  ]);
});
