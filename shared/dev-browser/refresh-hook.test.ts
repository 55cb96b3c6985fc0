import { canRefresh, rememberRenderers, type RefreshHook } from './refresh-hook';

/** Like the hook of react-refresh, which counts renderers and does not store them. */
function createHook(): RefreshHook {
  let next = 0;
  return { renderers: new Map(), inject: () => next++ };
}

test('an injected renderer is stored under its id', () => {
  const hook = createHook();
  rememberRenderers(hook);
  const renderer = { scheduleRefresh: () => undefined };
  expect(hook.inject({})).toBe(0);
  expect(hook.inject(renderer)).toBe(1);
  expect(hook.renderers.get(1)).toBe(renderer);
});

test('components can be refreshed only if a renderer supports it', () => {
  const hook = createHook();
  rememberRenderers(hook);
  expect(canRefresh(undefined)).toBe(false);
  hook.inject({ scheduleRefresh: undefined });
  expect(canRefresh(hook)).toBe(false);
  hook.inject({ scheduleRefresh: () => undefined });
  expect(canRefresh(hook)).toBe(true);
});
