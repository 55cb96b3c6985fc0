import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { Texts } from '@portfolio/contract/texts';
import { reportFailure } from '@portfolio/reports/report-failure';
import { renewPage } from '../loading/renew-page';
import { PartBoundary } from '../notices/part-boundary';
import { SearchFailed } from './search-failed';
import type { SearchProps } from './search-in-index';

export type SearchOpener = ReturnType<typeof useSearch>['opener'];

const load = async () => (await import(/* webpackChunkName: "search" */ './search-in-index')).SearchInIndex;

/** Its code is loaded when a button is pointed at or focused. @param shell the release that runs in this page. */
export function useSearch(shell: string, texts: Pick<Texts, 'failed' | 'failedPart'>) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const [Dialog, setDialog] = useState<ComponentType<SearchProps>>();

  const show = useCallback(async () => {
    setState('open');
    const waiting = new AbortController();
    for (const step of ['click', 'popstate'])
      addEventListener(step, () => setState('closed'), { capture: true, signal: waiting.signal });
    try {
      const loaded = await load();
      setDialog(() => loaded);
      return true;
    } catch (error) {
      reportFailure(undefined, "can't load the search", error);
      setState((was) => (was === 'open' ? 'failed' : was));
      return false;
    } finally {
      waiting.abort();
    }
  }, []);
  // Code that is gone with its release is in the live one, whose page is loaded for whoever tries again.
  const retry = async () => {
    if (!(await show())) await renewPage(shell);
  };
  const close = () => setState('closed');

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      void show();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [show]);

  const prefetch = () => void load().catch(() => undefined);
  const opener = {
    onClick: (): void => void show(),
    onPointerEnter: prefetch,
    onFocus: prefetch,
    'aria-haspopup': 'dialog' as const,
    'aria-keyshortcuts': 'Control+K Meta+K',
  };
  const dialog = state === 'open' && Dialog && (
    <PartBoundary
      part="search"
      fallback={(retry) => <SearchFailed sentence={texts.failedPart} onRetry={retry} onClose={close} />}
    >
      <Dialog shell={shell} onClose={close} />
    </PartBoundary>
  );
  const failed = state === 'failed' && (
    <SearchFailed sentence={texts.failed} onRetry={() => void retry()} onClose={close} />
  );
  return { opener, dialog: failed || dialog };
}
