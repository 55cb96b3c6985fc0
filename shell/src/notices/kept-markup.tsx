import { useCallback } from 'react';
import styles from './notice.module.css';

/** Markup that stood here before React did, as it was. */
export function KeptMarkup({ nodes }: { nodes: readonly Node[] }) {
  const put = useCallback((element: Element | null) => element?.replaceChildren(...nodes), [nodes]);
  return <div ref={put} className={styles.kept} />;
}
