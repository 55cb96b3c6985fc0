import { renderToStaticMarkup } from 'react-dom/server';
import type { NavigationGroup } from '@portfolio/site/page-state';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { RailGroup } from './rail-group';

const group = (count: number): NavigationGroup => ({
  group: 'pots',
  title: 'Pots',
  short: 'Pots',
  area: 'research',
  count,
  rows: [{ path: '/CUP', label: 'CUP', railTitle: 'A cup' }],
});
const markup = (count: number, onToggle?: () => void) =>
  renderToStaticMarkup(
    <ShellContext value={{ texts: { allWorks: 'All works' } } as ShellServices}>
      <RailGroup group={group(count)} current={undefined} expanded onToggle={onToggle} />
    </ShellContext>,
  );

test('a group has a heading that opens and closes it', () => {
  expect(markup(1, () => undefined)).toMatch(/<button[^>]*aria-expanded="true"/);
});

test('the only group has none: its works stand in the sidebar as they are', () => {
  const html = markup(1);
  expect(html).not.toContain('<button');
  expect(html).toContain('href="/CUP"');
});

test('a group of 300 works shows the first ones, and a row that leads to all', () => {
  expect(markup(300)).toMatch(/href="\/works#pots".*300.*All works/s);
  expect(markup(1)).not.toContain('/works');
});

test('a code stands in its column, and a name in the place of one is marked: it would not fit', () => {
  const marked = (label: string) => {
    const named: NavigationGroup = { ...group(1), rows: [{ path: '/A', label, railTitle: 'A ferry' }] };
    const html = renderToStaticMarkup(
      <ShellContext value={{ texts: {} } as ShellServices}>
        <RailGroup group={named} current={undefined} expanded onToggle={undefined} />
      </ShellContext>,
    );
    return html.includes('data-named');
  };
  expect(['A', 'FRRY', 'Atlas', 'Cacilheiro-26'].map(marked)).toEqual([false, false, true, true]);
});
