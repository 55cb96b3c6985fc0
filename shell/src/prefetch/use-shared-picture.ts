import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type * as SharedPicture from './shared-picture';

/** @param ahead the page that was loaded before the click: without one there is no picture to move to. */
export function useSharedPicture(pathname: string, ahead: unknown): (link: HTMLAnchorElement) => void {
  const code = useRef<typeof SharedPicture>(undefined);
  const from = useRef<SharedPicture.PictureInLink>(undefined);
  useEffect(() => {
    if (!ahead || code.current) return;
    import(/* webpackChunkName: "shared-picture" */ './shared-picture').then(
      (loaded) => void (code.current = loaded),
      () => undefined,
    );
  }, [ahead]);
  useLayoutEffect(() => {
    const to = document.querySelector<HTMLImageElement>('#main img[fetchpriority="high"]');
    if (to && from.current?.path === pathname) code.current?.movePicture(from.current, to);
    from.current = undefined;
  }, [pathname]);
  return useCallback((link) => void (from.current = code.current?.pictureInLink(link)), []);
}
