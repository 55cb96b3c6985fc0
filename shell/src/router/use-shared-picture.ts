import { useCallback, useLayoutEffect, useRef } from 'react';
import { movePicture, pictureInLink, type PictureInLink } from './shared-picture';

/** The picture of a link that is followed moves to the first picture of its page. @returns is told of the link. */
export function useSharedPicture(pathname: string): (link: HTMLAnchorElement) => void {
  const from = useRef<PictureInLink>(undefined);
  useLayoutEffect(() => {
    const to = document.querySelector<HTMLImageElement>('#main img[fetchpriority="high"]');
    if (to && from.current?.path === pathname) movePicture(from.current, to);
    from.current = undefined;
  }, [pathname]);
  return useCallback((link) => void (from.current = pictureInLink(link)), []);
}
