import type { NavigationGroup } from '@portfolio/site/page-state';
import { useShell } from '@portfolio/contract/shell';
import { RailLink } from './rail-link';
import { RowText } from './row-text';
import styles from './rail.module.css';

type RailGroupProps = {
  group: NavigationGroup;
  current: string | undefined;
  expanded: boolean;
  /** Without it the group has no heading: it is the only one. */
  onToggle: (() => void) | undefined;
};

export function RailGroup({ group, current, expanded, onToggle }: RailGroupProps) {
  const { texts } = useShell();
  const { title, short } = group;
  const id = `rail-${group.group}`;
  return (
    <div className={styles.group}>
      {onToggle && (
        <button type="button" className={styles.row} aria-expanded={expanded} aria-controls={id} onClick={onToggle}>
          <RowText code={short} title={title} />
        </button>
      )}
      <ul id={id} hidden={!expanded}>
        {group.rows.map((row) => (
          <RailLink
            key={row.path}
            href={row.path}
            area={group.area}
            code={row.label}
            title={row.railTitle}
            language={row.language}
            current={row.path === current}
          />
        ))}
        {group.count > group.rows.length && (
          <RailLink href={`/works#${group.group}`} code={String(group.count)} title={texts.allWorks} current={false} />
        )}
      </ul>
    </div>
  );
}
