import type { Block, Study } from '@portfolio/contract/page';
import { runsOf } from './runs-of';

const text = (html: string): Block => ({ kind: 'text', html });
const study = (id: string): Study => ({ kind: 'study', name: 'clock', id, number: 1, still: '', data: '' });

test('a text without studies stays together', () => {
  const sections = [{ blocks: [text('a')] }, { id: 'b', heading: 'B', blocks: [text('b')] }];
  expect(runsOf(sections)).toEqual([{ sections }]);
});

test('a study divides its section; what follows has no heading again', () => {
  const sections = [
    { id: 'a', heading: 'A', blocks: [text('1'), study('x'), study('y'), text('2')] },
    { id: 'b', heading: 'B', blocks: [study('z')] },
  ];
  expect(runsOf(sections)).toEqual([
    { sections: [{ id: 'a', heading: 'A', blocks: [text('1')] }] },
    { study: study('x') },
    { study: study('y') },
    { sections: [{ blocks: [text('2')] }, { id: 'b', heading: 'B', blocks: [] }] },
    { study: study('z') },
  ]);
});
