import { memo, useId } from 'react';
import { accessOf, type Stage } from '../algorithm/stage';
import { pathOf } from './path-of';
import styles from './block-view.module.css';

/** Lots are told apart by hatching as well as by colour. */
export const Lots = memo(function Lots({ stage, leastFrontage }: { stage: Stage; leastFrontage: number }) {
  const id = useId();
  return (
    <>
      <defs>
        <Hatch id={`${id}-none`} kind="none" />
        <Hatch id={`${id}-narrow`} kind="narrow" />
      </defs>
      {stage.courts.map((court, i) => (
        <path key={i} className={styles.court} d={pathOf(court)} />
      ))}
      {stage.lots.map((lot, i) => {
        const access = accessOf(lot, leastFrontage);
        return (
          <g key={i} className={styles.lot} data-access={access}>
            <path d={pathOf(lot.outline)} />
            {access !== 'street' && (
              <path className={styles.hatched} d={pathOf(lot.outline)} fill={`url(#${id}-${access})`} />
            )}
          </g>
        );
      })}
      {stage.sites.map(([x, y], i) => (
        <circle key={i} className={styles.site} cx={x} cy={-y} r={0.7} />
      ))}
      {stage.cuts.map(([from, to], i) => (
        <path
          key={`${from[0]},${from[1]},${i}`}
          className={styles.cut}
          pathLength={1}
          d={`M${from[0]} ${-from[1]}L${to[0]} ${-to[1]}`}
        />
      ))}
    </>
  );
});

function Hatch({ id, kind }: { id: string; kind: 'none' | 'narrow' }) {
  return (
    <pattern
      id={id}
      className={styles.pattern}
      data-kind={kind}
      width="2.4"
      height="2.4"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0V2.4" />
    </pattern>
  );
}
