import type { Hit } from '../finder';
import type { Piece } from '../mark';
import styles from './search-dialog.module.css';

type SearchHitProps = { id: string; hit: Hit; chosen: boolean; onPoint: () => void };

export function SearchHit({ id, hit, chosen, onPoint }: SearchHitProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={chosen}
      className={styles.hit}
      href={hit.path}
      lang={hit.language}
      data-area={hit.area}
      tabIndex={-1}
      onPointerMove={onPoint}
    >
      <span className={styles.code}>{hit.label}</span>{' '}
      <span className={styles.title}>
        <Pieces pieces={hit.title} />
      </span>{' '}
      <span className={styles.excerpt}>
        <Pieces pieces={hit.excerpt} />
      </span>
    </a>
  );
}

/** Each in an element of its own: a translated page has no text node any more where React put one. */
function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, found }, index) =>
    found ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
