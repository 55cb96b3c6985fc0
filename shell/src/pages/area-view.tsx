import type { AreaModule } from '@portfolio/contract/area-module';
import type { PageDocument } from '@portfolio/contract/page';
import type { AreaRelease } from '@portfolio/contract/release';
import styles from './area-view.module.css';

type AreaViewProps = { module: AreaModule; release: AreaRelease; page: PageDocument };

/** An area's page. `?boundaries` outlines it with its area, release and size. */
export function AreaView({ module, release, page }: AreaViewProps) {
  return (
    <div
      className={styles.area}
      data-path={page.path}
      data-boundary={`${module.name} · ${release.release} · ${Math.round(release.bytes / 1024)} KB`}
    >
      <module.Page page={page} />
    </div>
  );
}
