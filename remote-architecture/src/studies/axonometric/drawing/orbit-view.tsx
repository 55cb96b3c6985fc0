import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Body } from '@portfolio/model/massing/massing';
import { texts } from '../texts';
import type { OrbitSight, RunningOrbit, startOrbit as StartOrbitFunction } from './orbit';
import styles from './axonometric-drawing.module.css';

type StartOrbit = typeof StartOrbitFunction;

type OrbitProps = OrbitSight & {
  bodies: readonly Body[];
  onTurn: (turn: number, tilt: number) => void;
  onEnd: (why?: string) => void;
};

/** The same bodies in 3D. three.js is loaded by the click that shows this, and everything is given back on leaving. */
export function Orbit({ bodies, turn, tilt, cut, onTurn, onEnd }: OrbitProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [loading, setLoading] = useState(true);
  const running = useRef<RunningOrbit>(undefined);
  const end = useEffectEvent(onEnd);
  const turned = useEffectEvent(onTurn);
  const start = useEffectEvent((startOrbit: StartOrbit, element: HTMLCanvasElement) =>
    startOrbit(element, bodies, {
      turn,
      tilt,
      cut,
      onTurn: (azimuth, altitude) => turned(azimuth, altitude),
      onLost: () => end(texts.lostOrbit),
    }),
  );

  useEffect(() => {
    const controller = new AbortController();
    import(/* webpackChunkName: "orbit" */ './orbit').then(
      ({ startOrbit }) => {
        if (controller.signal.aborted || !canvas.current) return;
        running.current = start(startOrbit, canvas.current);
        setLoading(false);
        if (!running.current) end(texts.noOrbit);
      },
      () => !controller.signal.aborted && end(texts.noOrbit),
    );
    return () => {
      controller.abort();
      running.current?.stop();
      running.current = undefined;
    };
  }, []);
  // Before the next event of the pointer, whose view is newer.
  useLayoutEffect(() => running.current?.show({ turn, tilt, cut }), [turn, tilt, cut]);

  return (
    <>
      <canvas ref={canvas} className={styles.orbit} aria-label={texts.orbit} role="img" tabIndex={0} />
      {loading && (
        <p className={styles.status} role="status">
          {texts.loading}
        </p>
      )}
    </>
  );
}
