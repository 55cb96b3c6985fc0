import { renderToStaticMarkup } from 'react-dom/server';
import type { Entry } from '@portfolio/contract/page';
import { Work } from './work';

const entry: Entry = {
  path: '/TWR',
  area: 'architecture',
  label: 'TWR',
  title: 'Water tower',
  railTitle: 'Water tower',
  summary: '',
};

test('a project without a cover falls back to its code in an empty frame', () => {
  const html = renderToStaticMarkup(<Work entry={entry} ratio="3 / 2" sizes="50vw" />);
  expect(html).not.toContain('<img');
  expect(html.match(/TWR/g)).toHaveLength(3);
});

test('it is a plain link that names its area', () => {
  expect(renderToStaticMarkup(<Work entry={entry} ratio="3 / 2" sizes="50vw" />)).toContain(
    'href="/TWR" data-area="architecture"',
  );
});
