import type { AddressChange, AddressService } from '@portfolio/contract/shell';

const listeners = new Set<() => void>();

/** The address of an area that is developed alone. Its pages are documents: there is no router to ask. */
export const standaloneAddress: AddressService = {
  read: () => ({ path: location.pathname, search: location.search, hash: location.hash }),
  subscribe: (onChange) => {
    listeners.add(onChange);
    addEventListener('popstate', onChange);
    return () => {
      listeners.delete(onChange);
      removeEventListener('popstate', onChange);
    };
  },
  push: (change) => {
    history.pushState({ pushed: true }, '', changed(change));
    notifyListeners();
  },
  replace: (change) => {
    history.replaceState(history.state, '', changed(change));
    notifyListeners();
  },
  leave: (change) => {
    if ((history.state as { pushed?: true } | null)?.pushed) history.back();
    else standaloneAddress.replace(change);
  },
};

function changed({ search = location.search, hash = location.hash }: AddressChange): string {
  return location.pathname + search + hash;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
