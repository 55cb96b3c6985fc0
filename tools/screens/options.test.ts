import { everyRoute, everyWidth, screenOptions } from './options';

test('without arguments every route is shown at every width in both themes', () => {
  expect(screenOptions([], {})).toEqual({
    routes: everyRoute,
    widths: everyWidth,
    themes: ['light', 'dark'],
    at: undefined,
    first: false,
  });
});

test('routes, widths and a theme can be chosen', () => {
  const chosen = screenOptions(['/HUT', '/'], { widths: '390,1440', theme: 'dark', first: true });
  expect(chosen).toMatchObject({ routes: ['/HUT', '/'], widths: [390, 1440], themes: ['dark'], first: true });
});

test.each([
  [['HUT'], {}, 'HUT'],
  [[], { widths: 'wide' }, 'wide'],
  [[], { theme: 'sepia' }, 'sepia'],
])('%j %j is refused with a sentence that names it', (names, values, named) => {
  expect(() => screenOptions(names, values)).toThrow(named);
});
