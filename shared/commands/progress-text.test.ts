import { BuildProgress } from './progress-text';

function progress(): BuildProgress {
  return new BuildProgress(
    new Map([
      ['shell', 0],
      ['architecture', 12],
    ]),
  );
}

test('each workspace that is being built says its step', () => {
  const all = progress();
  all.begin({ owner: 'shell', doing: 'bundles' });
  all.begin({ owner: 'architecture', doing: 'bundles' });
  expect(all.text(2)).toBe('shell: bundles · architecture: bundles');
});

test('pictures are counted, and what is left is estimated from what is done', () => {
  const all = progress();
  all.begin({ owner: 'architecture', doing: 'pictures', done: 6, of: 12 });
  // 12 for the bundles and half of 18 for the pictures, of 60.
  expect(all.text(21)).toBe('architecture: picture 6 of 12 · about 40 s left');
});

test('pictures beside bundles are named as long as there are more, and bundles count when the workspace has ended', () => {
  const all = progress();
  all.begin({ owner: 'architecture', doing: 'bundles' });
  all.begin({ owner: 'architecture', doing: 'pictures', done: 6, of: 12 });
  // Half of 18 for the pictures, of 60.
  expect(all.text(6)).toBe('architecture: picture 6 of 12');
  all.begin({ owner: 'architecture', doing: 'pictures', done: 12, of: 12 });
  expect(all.text(18)).toBe('architecture: bundles · about 45 s left');
});

test('a workspace that has ended is not named any more', () => {
  const all = progress();
  all.begin({ owner: 'shell', doing: 'bundles' });
  all.begin({ owner: 'architecture', doing: 'bundles' });
  all.end('shell');
  expect(all.text(30)).toBe('architecture: bundles · about 30 s left');
});

test('a workspace of which nothing was said yet is not named, and one that is not built changes nothing', () => {
  const all = progress();
  all.begin({ owner: 'contact', doing: 'bundles' });
  all.end('contact');
  expect(all.text(1)).toBe('');
});
