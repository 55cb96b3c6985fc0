import { useSyncExternalStore } from 'react';

/**
 * The address says which picture is open, as `#picture-plan`: a link that can be passed on, which Back
 * leaves, and which without scripts leads to the picture in the page. The state of the history entry is
 * kept, because it belongs to the shell's router.
 */
const prefix = '#picture-';

export function pictureAddress(name: string): string {
  return prefix + name;
}

/** The name in the address, empty where it names no picture. */
export function usePictureInAddress(): string {
  return useSyncExternalStore(subscribe, nameInAddress, () => '');
}

/** Opens a picture in an entry of its own, so that Back closes it. */
export function openPicture(name: string): void {
  history.pushState({ ...(history.state as object | null), pictureOpened: true }, '', pictureAddress(name));
  tell();
}

/** Goes from one open picture to another, in the same entry. */
export function turnToPicture(name: string): void {
  history.replaceState(history.state, '', pictureAddress(name));
  tell();
}

/** Leaves the entry that opening made; where the address itself brought the picture, it loses it. */
export function closePicture(): void {
  if (!nameInAddress()) return;
  if ((history.state as { pictureOpened?: true } | null)?.pictureOpened) {
    history.back();
    return;
  }
  history.replaceState(history.state, '', location.pathname + location.search);
  tell();
}

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

function nameInAddress(): string {
  return location.hash.startsWith(prefix) ? location.hash.slice(prefix.length) : '';
}
