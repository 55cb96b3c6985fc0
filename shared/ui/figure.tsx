import type { Figure as FigureSource } from '@portfolio/contract/page';
import { ownStyle } from './own-style';
import { Picture } from './picture';
import { pictureAddress } from './picture-address';
import styles from './figure.module.css';

type FigureProps = {
  figure: FigureSource;
  /** Counted from 1 and shown with two digits; left out where figures are not numbered. */
  number?: number;
  sizes: string;
  priority?: 'first' | 'lazy';
  /** Whether its caption says whose picture it is; the viewer always does. */
  hasCredit?: boolean;
  /** Whether the page shows it elsewhere, too: its id stands there. */
  isRepeated?: boolean;
};

/**
 * A picture with its caption, as wide as its place (large) or half of it (small), where a portrait stays one. It opens large
 * at its own address.
 */
export function Figure({
  figure,
  number,
  sizes,
  priority = 'lazy',
  hasCredit = true,
  isRepeated = false,
}: FigureProps) {
  const { name, picture, captionText, alt, focus, small } = figure;
  const credit = hasCredit && figure.credit;
  const isPortrait = small && picture.height > picture.width;
  const fitted = small ? { ratio: isPortrait ? '2 / 3' : '3 / 2' } : {};
  const paper = !small && picture.kind === 'drawing' ? picture.paper : undefined;
  return (
    <figure
      {...(paper && ownStyle({ '--on-paper': `${paper.width}mm` }))}
      id={isRepeated ? undefined : pictureAddress(name).slice(1)}
      data-size={small ? 'small' : 'large'}
      data-portrait={isPortrait ? '' : undefined}
      data-scale={paper?.scale}
    >
      <a className={styles.enlarge} href={pictureAddress(name)} data-picture={name} aria-haspopup="dialog">
        <Picture picture={picture} alt={alt} focus={focus} sizes={sizes} priority={priority} {...fitted} />
      </a>
      {(captionText || credit) && (
        <figcaption className={styles.caption} data-numbered={number ? '' : undefined}>
          {number && <span className={styles.number}>{String(number).padStart(2, '0')}</span>}
          <span>
            {captionText} {credit && <span className={styles.credit}>{credit}</span>}
          </span>
          {paper && <span className={styles.onPaper}>1:{paper.scale} · A3</span>}
        </figcaption>
      )}
    </figure>
  );
}
