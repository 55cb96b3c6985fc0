/** The part that React and its refresh runtimes use of the hook made for React's developer tools. */
export type RefreshHook = {
  renderers: Map<number, unknown>;
  inject: (renderer: unknown) => number;
};

/** The hook of this page; absent where neither a refresh runtime nor the developer tools made one. */
export function refreshHook(): RefreshHook | undefined {
  return (globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: RefreshHook }).__REACT_DEVTOOLS_GLOBAL_HOOK__;
}

/**
 * Makes the hook remember the renderers it is told of. The one that react-refresh makes forgets them,
 * and then the refresh runtime of an area, which comes after React, finds no renderer to refresh.
 */
export function rememberRenderers(hook: RefreshHook): void {
  const inject = hook.inject;
  hook.inject = function (renderer) {
    const id = inject.call(hook, renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}

/** Whether React on this page can exchange components; the React of a published site can't. */
export function canRefresh(hook: RefreshHook | undefined): boolean {
  return [...(hook?.renderers.values() ?? [])].some(
    (renderer) =>
      typeof renderer === 'object' &&
      renderer !== null &&
      'scheduleRefresh' in renderer &&
      typeof renderer.scheduleRefresh === 'function',
  );
}
