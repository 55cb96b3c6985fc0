import { renderToStaticMarkup } from 'react-dom/server';
import type { GroupSummary } from '@portfolio/contract/page';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { Headline } from './headline';

const counting = { numbers: ['no', 'one', 'two'], works: { one: 'work', other: 'works' } };
const group = (name: string, count: number, counted?: GroupSummary['counted']): GroupSummary => ({
  group: name,
  title: name,
  short: name,
  form: 'grid',
  intro: '',
  entries: [],
  count,
  ...(counted && { counted }),
});

/** The text of the headline, and where its links lead. */
function read(text: string, groups: readonly GroupSummary[], language = 'en') {
  const html = renderToStaticMarkup(
    <ShellContext value={{ site: { language } } as ShellServices}>
      <Headline text={text} groups={groups} counting={counting} />
    </ShellContext>,
  );
  return {
    text: html.replace(/<[^>]+>/g, '').trim(),
    links: [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to),
  };
}

test('a headline counts the works of each group, as links to them', () => {
  const cups = group('cups', 2, { one: 'cup', other: 'cups' });
  expect(read('A potter. {counts}.', [cups, group('type', 14)])).toEqual({
    text: 'A potter. Two cups, 14 works.',
    links: ['#cups', '#type'],
  });
});

test('one project reads "One work"', () => {
  expect(read('A potter. {counts}.', [group('cups', 1)]).text).toBe('A potter. One work.');
});

test('words follow the plural rules of the language', () => {
  const cups = (count: number) => group('cups', count, { one: 'kubek', few: 'kubki', many: 'kubków', other: 'kubka' });
  expect([1, 3, 5].map((count) => read('{counts}', [cups(count)], 'pl').text)).toEqual([
    'One kubek',
    '3 kubki',
    '5 kubków',
  ]);
});

test('in Arabic a form may stand for its number, and the comma is that of the script', () => {
  const houses = { one: 'بيت واحد', two: 'بيتان', few: '{number} بيوت', other: '{number} بيتًا' };
  const groups = [2, 5, 1, 11].map((count) => group(`g${count}`, count, houses));
  expect(read('هل من بيت؟ {counts}.', groups, 'ar').text).toBe('هل من بيت؟ بيتان، 5 بيوت، بيت واحد، 11 بيتًا.');
});

test('a site without works says nothing about their number', () => {
  expect(read('A potter. {counts}. Since 1990.', [])).toEqual({ text: 'A potter. Since 1990.', links: [] });
});

test('a headline without a number is shown as it is written', () => {
  expect(read('A potter. And more.', [group('cups', 1)]).text).toBe('A potter. And more.');
});
