import { renderToStaticMarkup } from 'react-dom/server';
import type { GroupForm, GroupName } from '@portfolio/contract/areas';
import type { GroupSummary } from '@portfolio/contract/page';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { HomeSection } from './home-section';

function markup(summary: GroupSummary): string {
  return renderToStaticMarkup(
    <ShellContext value={{ texts: {} } as ShellServices}>
      <HomeSection summary={summary} lead={undefined} isFirst={false} />
    </ShellContext>,
  );
}
const summary = { short: 'Film', intro: 'On paper.', count: 0, entries: [] };

test('a group that came after this shell shows its title, in the layout that every shell has', () => {
  const films = { ...summary, group: 'films' as GroupName, title: 'Films', form: 'spiral' as GroupForm };
  const html = markup(films);
  expect(html).toContain('data-form="grid"');
  expect(html).toContain('<h2 id="films-title">Films</h2>');
});

test('a group shows in the layout that its release names', () => {
  expect(markup({ ...summary, group: 'research', title: 'Research', form: 'sheets' })).toContain('data-form="sheets"');
});
