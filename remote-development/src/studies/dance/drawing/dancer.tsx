import { skeletonOf, type Pose } from '../algorithm/skeleton';
import { angleJoints, figurePaths } from './figure-paths';
import styles from './dancer.module.css';

type DancerProps = {
  pose: Pose;
  /** Number of the angle that is marked. */
  marked?: number;
  size: 'small' | 'large';
};

/** A dancer as an outline; a large one also shows bones, floor and the joint that differs most. */
export function Dancer({ pose, marked, size }: DancerProps) {
  const skeleton = skeletonOf(pose);
  const { limbs, trunk, bones, head } = figurePaths(skeleton);
  const joint = marked === undefined ? undefined : angleJoints(skeleton)[marked];
  return (
    <svg className={styles.dancer} data-size={size} viewBox="-115 -232 230 240" aria-hidden="true">
      {size === 'large' && <path className={styles.floor} d="M-115 0H115" />}
      {(['outline', 'inside'] as const).map((layer) => (
        <g key={layer} className={styles[layer]}>
          <path d={limbs} />
          <path className={styles.trunk} d={trunk} />
          <circle cx={head.x} cy={head.y} r={9} />
        </g>
      ))}
      {size === 'large' && <path className={styles.bones} d={bones} />}
      {joint && <circle className={styles.mark} cx={joint.x} cy={joint.y} r={9} />}
    </svg>
  );
}
