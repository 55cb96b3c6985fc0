import { useLayoutEffect, useMemo, type KeyboardEvent } from 'react';
import type { Figure, PageDocument } from '@portfolio/contract/page';
import { useShell } from '@portfolio/contract/shell';
import { isFromRight } from './is-from-right';
import { pictureAddress, usePictureInAddress } from '../picture-address';
import { picturesOf } from './pictures-of';
import { Slide } from './slide';
import { useModal } from './use-modal';
import { useSize } from './use-size';
import styles from './lightbox.module.css';

type LightboxProps = {
  page: PageDocument;
  /** Of the figure that is shown. */
  name: string;
};

/** The figures of a page one at a time, as large as the window. Nothing where the page has none of that name. */
export function Lightbox({ page, name }: LightboxProps) {
  const figures = useMemo(() => picturesOf(page), [page]);
  const isFound = figures.some((figure) => figure.name === name);
  return isFound && <Figures page={page} figures={figures} name={name} />;
}

/** The figure that is shown; the two beside it are loaded beforehand. */
function Figures({ page, figures, name }: LightboxProps & { figures: readonly Figure[] }) {
  const { site } = useShell();
  const { turnTo, close } = usePictureInAddress();
  const dialog = useModal(`a[href="${pictureAddress(name)}"]`);
  const [stage, room] = useSize<HTMLDivElement>();
  // The tools of a drawing go with it; keys are heard where the focus is.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) dialog.current?.focus({ preventScroll: true });
  }, [dialog, name]);
  const index = figures.findIndex((figure) => figure.name === name);
  const last = figures.length - 1;
  const turn = (to: number) => {
    const figure = figures[Math.min(Math.max(to, 0), last)];
    if (figure && figure.name !== name) turnTo(figure.name);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const ahead = isFromRight(event.currentTarget) ? -1 : 1;
    const to = { ArrowLeft: index - ahead, ArrowRight: index + ahead, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turn(to);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      // A press on a picture leaves the focus in the dialog.
      tabIndex={-1}
      // Its words are those of the site, also on a page that is not translated.
      lang={site.language}
      dir={site.direction}
      aria-label={`${page.label} ${page.title}`}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // It also comes late, when the dialog was taken away or is open again: by then another picture may be shown.
      onClose={({ currentTarget }) => currentTarget.isConnected && !currentTarget.open && close()}
    >
      <Bar page={page} onClose={close} />
      <div ref={stage} className={styles.stage}>
        {room &&
          figures
            .slice(Math.max(0, index - 1), index + 2)
            .map((figure) => (
              <Slide
                key={figure.name}
                figure={figure}
                room={room}
                isShown={figure.name === name}
                onTurn={(to) => turn(to === 'next' ? index + 1 : index - 1)}
                onLeave={close}
              />
            ))}
      </div>
      <Foot page={page} figures={figures} index={index} onTurn={turn} />
    </dialog>
  );
}

function Bar({ page, onClose }: Pick<LightboxProps, 'page'> & { onClose: () => void }) {
  const { texts } = useShell();
  return (
    <div className={styles.bar}>
      <p className={styles.of} lang={page.language} dir={page.direction}>
        <span>{page.label}</span> {page.title}
      </p>
      <button type="button" className={styles.close} onClick={onClose}>
        {texts.close}
      </button>
    </div>
  );
}

type FootProps = Pick<LightboxProps, 'page'> & {
  figures: readonly Figure[];
  index: number;
  onTurn: (to: number) => void;
};

/** What is shown, said again whenever it changes, and the ways to its neighbours. */
function Foot({ page, figures, index, onTurn }: FootProps) {
  const { texts } = useShell();
  const figure = figures[index];
  const count = texts.pictureOf.replace('{number}', String(index + 1)).replace('{count}', String(figures.length));
  return (
    <div className={styles.foot}>
      <p className={styles.caption} aria-live="polite" aria-atomic="true">
        <span className={styles.count}>{count}</span>{' '}
        <span lang={page.language} dir={page.direction}>
          <span>{figure?.captionText}</span> {figure?.credit && <span className={styles.credit}>{figure.credit}</span>}
        </span>
      </p>
      <div className={styles.ways}>
        <button type="button" aria-disabled={index === 0} onClick={() => onTurn(index - 1)}>
          {texts.previous}
        </button>
        <button type="button" aria-disabled={index === figures.length - 1} onClick={() => onTurn(index + 1)}>
          {texts.next}
        </button>
      </div>
    </div>
  );
}
