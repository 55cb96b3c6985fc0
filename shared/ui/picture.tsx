import type { Picture as PictureSource } from '@portfolio/contract/page';
import { ownStyle } from './own-style';
import styles from './picture.module.css';

export type PictureProps = {
  picture: PictureSource;
  alt: string;
  /** The `sizes` attribute: how wide the picture stands at which viewport. */
  sizes: string;
  /** Crops to this CSS aspect ratio; without one the whole picture is shown. */
  ratio?: string;
  focus?: string | undefined;
  /** `first` for the picture that a visitor sees first, which is loaded before all others; `ahead` for one not yet seen. */
  priority?: 'first' | 'ahead' | 'lazy';
};

const loadings = {
  first: { fetchPriority: 'high' },
  ahead: { fetchPriority: 'low' },
  lazy: { loading: 'lazy', decoding: 'async', fetchPriority: 'low' },
} as const;

export function Picture({ picture, alt, sizes, ratio, focus, priority = 'lazy' }: PictureProps) {
  const loading = loadings[priority];
  const frame = { '--ratio': ratio, '--focus': focus };
  if (picture.kind === 'drawing') {
    return (
      <span {...ownStyle(frame)} className={styles.sheet} data-cropped={ratio ? '' : undefined}>
        <img
          {...loading}
          className={styles.drawing}
          src={picture.src}
          alt={alt}
          width={picture.width}
          height={picture.height}
        />
      </span>
    );
  }
  const fallback = picture.fallbacks[0] ?? picture.width;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture.base, picture.widths, 'avif')} sizes={sizes} />
      <img
        {...loading}
        {...ownStyle(frame)}
        className={styles.photo}
        data-cropped={ratio ? '' : undefined}
        src={`${picture.base}-${fallback}.jpg`}
        srcSet={sourceSet(picture.base, picture.fallbacks, 'jpg')}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
      />
    </picture>
  );
}

function sourceSet(base: string, widths: readonly number[], extension: string): string {
  return widths.map((width) => `${base}-${width}.${extension} ${width}w`).join(', ');
}
