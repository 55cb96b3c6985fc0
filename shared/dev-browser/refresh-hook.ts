/** The part of the React DevTools hook that React and the refresh runtimes use. */
export type RefreshHook = {
  renderers: Map<number, unknown>;
  inject: (renderer: unknown) => number;
};

/** The hook of this page, or undefined if neither a refresh runtime nor the DevTools installed one. */
export function refreshHook(): RefreshHook | undefined {
  return (globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: RefreshHook }).__REACT_DEVTOOLS_GLOBAL_HOOK__;
}

/**
 * Makes the hook store its renderers. The hook of react-refresh does not, so the refresh runtime of an area, which
 * loads after React, would find no renderer to refresh.
 */
export function rememberRenderers(hook: RefreshHook): void {
  const inject = hook.inject;
  hook.inject = function (renderer) {
    const id = inject.call(hook, renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}

/** Whether React on this page supports refresh. The production build of a published site does not. */
export function canRefresh(hook: RefreshHook | undefined): boolean {
  return [...(hook?.renderers.values() ?? [])].some(
    (renderer) =>
      typeof renderer === 'object' &&
      renderer !== null &&
      'scheduleRefresh' in renderer &&
      typeof renderer.scheduleRefresh === 'function',
  );
}
