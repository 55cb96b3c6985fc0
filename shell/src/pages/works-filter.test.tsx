import { renderToStaticMarkup } from 'react-dom/server';
import type { Entry } from '@portfolio/contract/page';
import { WorksFilter } from './works-filter';

const work = (label: string, group: string, status?: string): Entry => ({
  path: `/${label}`,
  area: 'research',
  group,
  label,
  title: label,
  railTitle: label,
  summary: '',
  ...(status && { status }),
});
const markup = (entries: readonly Entry[]) =>
  renderToStaticMarkup(
    <WorksFilter
      entries={entries}
      choice={new URLSearchParams()}
      texts={{ 'filters.group': 'Area', 'filters.status': 'State' }}
      titleOf={(group) => group}
      onToggle={() => undefined}
    />,
  );

test('works of several groups and states can be filtered by both', () => {
  const html = markup([work('A', 'pots', 'Sold'), work('B', 'type', 'For sale')]);
  expect(html).toMatch(/Area.*pots.*type.*State.*Sold.*For sale/s);
});

test('what all works have in common is no filter: one group, one state, or none', () => {
  expect(markup([work('A', 'pots', 'Sold'), work('B', 'pots', 'Sold')])).not.toMatch(/Area|State/);
  expect(markup([work('A', 'pots'), work('B', 'type')])).not.toContain('State');
});
