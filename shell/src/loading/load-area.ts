import type { AreaName } from '@portfolio/contract/areas';
import type { AreaModule } from '@portfolio/contract/area-module';
import { loadAreaModule } from './federation';
import { releaseOf } from './releases';

const modules = new Map<AreaName, Promise<AreaModule>>();

export function loadArea(area: AreaName): Promise<AreaModule> {
  const known = modules.get(area);
  if (known) return known;
  const loading = releaseOf(area).then(loadAreaModule);
  modules.set(area, loading);
  loading.catch(() => modules.delete(area));
  return loading;
}
