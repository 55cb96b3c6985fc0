import { selectWorks } from './select-works';

const work = { path: '/HUT', area: 'architecture', label: 'HUT', title: 'Hut', railTitle: 'Hut', summary: '' };
const worksOf = (database: string) => selectWorks({ ArchitectComponents: { database } });

test('the index is read from the slice', () => {
  expect(worksOf(JSON.stringify([work]))).toEqual([work]);
});

test.each(['', '[]', '{{{', '{"path":"/HUT"}', '[{"title":"another"}]', JSON.stringify([{ ...work, path: 3 }])])(
  'an index that is empty or of another version counts as none: %s',
  (database) => expect(worksOf(database)).toBeUndefined(),
);
