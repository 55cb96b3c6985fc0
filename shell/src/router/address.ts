import type { DataRouter } from 'react-router-dom';
import type { AddressChange, AddressService } from '@portfolio/contract/shell';
import { scrollKey } from './scroll-key';

export function createAddress(router: () => DataRouter): AddressService {
  let leaving: Promise<void> | undefined;
  const write = ({ search, hash }: AddressChange, replace: boolean) => {
    const { location, navigation } = router().state;
    // The page is being left: what was its address must not interrupt that.
    if (navigation.state !== 'idle') return;
    const state = {
      ...(location.state as object | null),
      scroll: scrollKey(location),
      ...(!replace && { pushed: true }),
    };
    const to = { pathname: location.pathname, search: search ?? location.search, hash: hash ?? location.hash };
    // Rendered at once, without loaders: whoever scrolls meanwhile would be brought back to where this began.
    const atOnce = { preventScrollReset: true, defaultShouldRevalidate: false, flushSync: true };
    void router().navigate(to, { ...atOnce, replace, state });
  };
  return {
    read: () => {
      const { pathname, search, hash } = router().state.location;
      return { path: pathname, search, hash };
    },
    subscribe: (onChange) => router().subscribe(onChange),
    push: (change) => write(change, false),
    replace: (change) => write(change, true),
    leave: (change, { isLost = false } = {}) => {
      const { location, navigation } = router().state;
      const { pushed } = (location.state ?? {}) as { pushed?: true };
      if (!pushed) return write(change, true);
      // Going back ends a navigation to another page.
      if (isLost && (navigation.state !== 'idle' || window.pageStart?.isLeaving())) return;
      // Twice before the browser has gone would leave the page.
      leaving ??= router()
        .navigate(-1)
        .finally(() => (leaving = undefined));
    },
  };
}
