import { useSyncExternalStore } from 'react';
import { useShell, type AddressService } from '@portfolio/contract/shell';

/**
 * The address says which picture is open, as `#picture-plan`: a link that can be passed on, which Back leaves, and which
 * without scripts leads to the picture in the page.
 */
const prefix = '#picture-';

export function pictureAddress(name: string): string {
  return prefix + name;
}

/** The picture in the address, and how to change it. */
export function usePictureInAddress() {
  const { address } = useShell();
  const name = useSyncExternalStore(
    address.subscribe,
    () => nameIn(address),
    () => '',
  );
  return {
    /** Empty where the address names no picture. */
    name,
    /** Opens a picture in an entry of its own, so that Back closes it; one entry, also when it is asked for twice. */
    open: (other: string) => {
      if (nameIn(address) !== other) address.push({ hash: pictureAddress(other) });
    },
    /** Goes from one open picture to another, in the same entry. */
    turnTo: (other: string) => address.replace({ hash: pictureAddress(other) }),
    /** Leaves the entry that opening made; where the address itself brought the picture, it loses it. */
    close: () => {
      if (nameIn(address)) address.leave({ hash: '' });
    },
    /** The same for a picture that can't be shown. */
    giveUp: () => {
      if (nameIn(address)) address.leave({ hash: '' }, { isLost: true });
    },
  };
}

function nameIn(address: AddressService): string {
  const { hash } = address.read();
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : '';
}
