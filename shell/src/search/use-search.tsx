import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { Texts } from '@portfolio/contract/texts';
import { PartBoundary } from '../notices/part-boundary';
import { reportFailure } from '../vitals/report-failure';
import type { SearchDialogProps } from './search-dialog';
import { SearchFailed } from './search-failed';

/** Props of a button that opens the search. */
export type SearchOpener = ReturnType<typeof useSearch>['opener'];

const load = async () => (await import(/* webpackChunkName: "search" */ './search-dialog')).SearchDialog;

/**
 * The search opens by its buttons and by Ctrl-K or ⌘K. Its code is loaded when a button is pointed at or focused.
 * @param shell the release of the shell that runs in this page.
 */
export function useSearch(shell: string, texts: Pick<Texts, 'failed' | 'failedPart'>) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();

  const show = useCallback(() => {
    setState('open');
    load().then(
      (loaded) => setDialog(() => loaded),
      (error: unknown) => {
        reportFailure(undefined, "can't load the search", error);
        setState('failed');
      },
    );
  }, []);
  const close = () => setState('closed');

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [show]);

  const prefetch = () => void load().catch(() => undefined);
  const opener = {
    onClick: show,
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
  const failed = state === 'failed' && <SearchFailed sentence={texts.failed} onRetry={show} onClose={close} />;
  return { opener, dialog: failed || dialog };
}
