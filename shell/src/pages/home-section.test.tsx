import { renderToStaticMarkup } from 'react-dom/server';
import type { GroupForm } from '@portfolio/contract/areas';
import type { GroupSummary } from '@portfolio/contract/page';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { HomeSection } from './home-section';

function markup(summary: GroupSummary, isOnly = false): string {
  return renderToStaticMarkup(
    <ShellContext value={{ texts: {} } as ShellServices}>
      <HomeSection summary={summary} lead={undefined} isFirst={false} isOnly={isOnly} />
    </ShellContext>,
  );
}
const summary = { short: 'Film', intro: 'On paper.', count: 0, entries: [] };

test('a group that came after this shell shows its title, in the layout that every shell has', () => {
  const films = { ...summary, group: 'films', title: 'Films', form: 'spiral' as GroupForm };
  const html = markup(films);
  expect(html).toContain('data-form="grid"');
  expect(html).toContain('<h2 id="films-title">Films</h2>');
});

test('a group shows in the layout that its release names', () => {
  expect(markup({ ...summary, group: 'research', title: 'Papers', form: 'sheets' })).toContain('data-form="sheets"');
});

test('the only group of a site has no heading, and is named all the same', () => {
  const html = markup({ ...summary, group: 'pots', title: 'Pots', form: 'grid' }, true);
  expect(html).not.toContain('<h2');
  expect(html).toContain('aria-label="Pots"');
});

test('a group of 300 works shows the first ones and leads to all', () => {
  const html = markup({ ...summary, group: 'pots', title: 'Pots', form: 'grid', count: 300 });
  expect(html).toMatch(/href="\/works#pots">.*\(300\)/);
});
