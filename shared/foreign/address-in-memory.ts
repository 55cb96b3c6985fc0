import type { AddressChange, AddressService } from '@portfolio/contract/shell';

/**
 * The address of a page that is part of another site's page: that one's address and history stay as they are. Pictures
 * and studies work as they do elsewhere, and a study's link leads to the page on its own site.
 * @param path the complete address of the page on its site.
 */
export function addressInMemory(path: string): AddressService {
  let entries: readonly Required<AddressChange>[] = [{ search: '', hash: '' }];
  const listeners = new Set<() => void>();
  const present = () => entries.at(-1) ?? { search: '', hash: '' };
  const write = (next: readonly Required<AddressChange>[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const service: AddressService = {
    read: () => ({ path, ...present() }),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    push: (change) => write([...entries, { ...present(), ...change }]),
    replace: (change) => write([...entries.slice(0, -1), { ...present(), ...change }]),
    leave: (change) => (entries.length > 1 ? write(entries.slice(0, -1)) : service.replace(change)),
  };
  return service;
}
