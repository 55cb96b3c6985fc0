import { useLayoutEffect, useRef } from 'react';

/** Opens a dialog over an inert page while it is rendered. Afterwards focus is where `opener` says, and nothing has scrolled. */
export function useModal(opener: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const from = useRef(opener);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const selector = from.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
