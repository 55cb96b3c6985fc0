import { canRefresh, rememberRenderers, type RefreshHook } from './refresh-hook';

/** The hook as react-refresh makes it: it counts renderers and forgets them. */
function forgetful(): RefreshHook {
  let next = 0;
  return { renderers: new Map(), inject: () => next++ };
}

test('a renderer that announced itself can be found later under its number', () => {
  const hook = forgetful();
  rememberRenderers(hook);
  const renderer = { scheduleRefresh: () => undefined };
  expect(hook.inject({})).toBe(0);
  expect(hook.inject(renderer)).toBe(1);
  expect(hook.renderers.get(1)).toBe(renderer);
});

test('components can be exchanged only where a renderer knows how', () => {
  const hook = forgetful();
  rememberRenderers(hook);
  expect(canRefresh(undefined)).toBe(false);
  hook.inject({ scheduleRefresh: undefined });
  expect(canRefresh(hook)).toBe(false);
  hook.inject({ scheduleRefresh: () => undefined });
  expect(canRefresh(hook)).toBe(true);
});
