import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Body } from '@portfolio/model/massing/massing';
import { texts } from '../texts';
import type { startOrbit as StartOrbitFunction } from './orbit';
import styles from './axonometric-drawing.module.css';

type StartOrbit = typeof StartOrbitFunction;

type OrbitProps = { bodies: readonly Body[]; turn: number; tilt: number; onEnd: (why?: string) => void };

/** The same bodies in 3D. three.js is loaded by the click that shows this, and everything is given back on leaving. */
export function Orbit({ bodies, turn, tilt, onEnd }: OrbitProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [loading, setLoading] = useState(true);
  const end = useEffectEvent(onEnd);
  const start = useEffectEvent((startOrbit: StartOrbit, element: HTMLCanvasElement) =>
    startOrbit(element, bodies, { turn, tilt, onLost: () => end(texts.lostOrbit) }),
  );

  useEffect(() => {
    const left = new AbortController();
    let stop: (() => void) | undefined;
    import('./orbit').then(
      ({ startOrbit }) => {
        if (left.signal.aborted || !canvas.current) return;
        stop = start(startOrbit, canvas.current);
        setLoading(false);
        if (!stop) end(texts.noOrbit);
      },
      () => !left.signal.aborted && end(texts.noOrbit),
    );
    return () => {
      left.abort();
      stop?.();
    };
  }, []);

  return (
    <>
      <canvas ref={canvas} className={styles.orbit} aria-label={texts.orbit} role="img" tabIndex={0} />
      {loading && (
        <p className={styles.said} role="status">
          {texts.loading}
        </p>
      )}
    </>
  );
}
