import { useEffect, useEffectEvent, useState } from 'react';
import type { PageDocument } from '@portfolio/contract/page';
import { useShell } from '@portfolio/contract/shell';
import { ErrorBoundary } from '@portfolio/site/error-boundary';
import { isModified } from './is-modified';
import type { Lightbox } from './lightbox/lightbox';
import { usePictureInAddress } from './picture-address';
import styles from './gallery.module.css';

const load = () => import(/* webpackChunkName: "lightbox" */ './lightbox/lightbox');

/** Shows the figures of a page large, each under its own address. Its code comes when a visitor comes near one. */
export function Gallery({ page }: { page: PageDocument }) {
  const { texts, report, renew } = useShell();
  const { name, open, giveUp } = usePictureInAddress();
  const [code, setCode] = useState<{ Lightbox: typeof Lightbox }>();
  const [failure, setFailure] = useState<{ name: string; isRenewed: boolean }>();
  const isOpen = name !== '';
  const onLost = useEffectEvent(giveUp);
  useFigureLinks(open);

  useEffect(() => {
    if (!isOpen) return undefined;
    let isCancelled = false;
    const show = (loaded: { Lightbox: typeof Lightbox }) => {
      setCode(loaded);
      setFailure(undefined);
    };
    load().then(show, async (error: unknown) => {
      report(error);
      // The reloaded page opens the picture that its address names.
      const isRenewed = !isCancelled && (await renew());
      if (isCancelled) return;
      setFailure({ name, isRenewed });
      if (!isRenewed) onLost();
    });
    return () => {
      isCancelled = true;
    };
  }, [isOpen, name, report, renew]);

  const notice = (sentence: string, retry?: () => void) => (
    <p role="alert" className={styles.failed}>
      <span>{sentence}</span>{' '}
      {retry && (
        <button type="button" onClick={retry}>
          {texts.retry}
        </button>
      )}
    </p>
  );
  if (!isOpen || !code) {
    if (!failure) return null;
    return failure.isRenewed ? notice(texts.newVersion) : notice(texts.failed, () => open(failure.name));
  }
  return (
    <ErrorBoundary onError={report} fallback={() => notice(texts.failedPart)}>
      <code.Lightbox page={page} name={name} />
    </ErrorBoundary>
  );
}

/** Milliseconds for which a pointer rests on a figure before its code is prefetched: not one that passes. */
const restMilliseconds = 100;

/** Clicks on figures open them; pointing at one, touching or focusing it prefetches the code. */
function useFigureLinks(open: (name: string) => void): void {
  const onOpen = useEffectEvent(open);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const name = pictureAt(event.target);
      if (!name || isModified(event)) return;
      event.preventDefault();
      onOpen(name);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetch = () => void load().catch(() => undefined);
    const onPoint = ({ target, pointerType }: Event & { pointerType?: string }) => {
      clearTimeout(timer);
      if (pictureAt(target)) timer = setTimeout(prefetch, pointerType === 'mouse' ? restMilliseconds : 0);
    };
    // Before the shell, to which it is a link like any other.
    document.addEventListener('click', onClick, true);
    document.addEventListener('pointerover', onPoint, { passive: true });
    document.addEventListener('focusin', onPoint);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('pointerover', onPoint);
      document.removeEventListener('focusin', onPoint);
    };
  }, []);
}

function pictureAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('a[data-picture]')?.dataset['picture'] : undefined;
}
