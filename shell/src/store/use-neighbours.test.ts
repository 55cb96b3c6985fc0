import type { Entry, PageDocument } from '@portfolio/contract/page';
import { withNeighbours } from './use-neighbours';

const work = (path: string, title = path) => ({ path, title }) as Entry;
const page = { path: '/HUT', previous: work('/HAL'), next: work('/OAK') } as PageDocument;

test('a page keeps its neighbours, and itself, where the index agrees', () => {
  expect(withNeighbours(page, [work('/HAL'), work('/HUT'), work('/OAK')])).toBe(page);
});

test('a work that came later is linked', () => {
  expect(withNeighbours(page, [work('/HAL'), work('/NEW'), work('/HUT'), work('/OAK')])).toMatchObject({
    previous: { path: '/NEW' },
    next: { path: '/OAK' },
  });
});

test('an index that does not know the page, or a work that it links to, changes nothing', () => {
  expect(withNeighbours(page, [])).toBe(page);
  expect(withNeighbours(page, [work('/HAL'), work('/OAK')])).toBe(page);
  expect(withNeighbours(page, [work('/HUT'), work('/OAK')])).toBe(page);
});
