import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { reportFailure } from '../vitals/report-failure';
import type { SearchDialogProps } from './search-dialog';

/** Props of a button that opens the search. */
export type SearchOpener = ReturnType<typeof useSearch>['opener'];

const load = async () => (await import(/* webpackChunkName: "search" */ './search-dialog')).SearchDialog;

/**
 * The search opens by its buttons and by Ctrl-K or ⌘K. Its code is loaded when a button is pointed at or focused.
 * @param shell the release of the shell that runs in this page.
 */
export function useSearch(shell: string) {
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();

  const show = useCallback(function attempt() {
    setOpen(true);
    load().then(
      (loaded) => setDialog(() => loaded),
      (error: unknown) => {
        reportFailure(undefined, "can't load the search", error);
        setOpen(false);
        window.pageStart?.fail(attempt);
      },
    );
  }, []);

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
  return { opener, dialog: open && Dialog && <Dialog shell={shell} onClose={() => setOpen(false)} /> };
}
