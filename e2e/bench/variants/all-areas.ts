import type { AreaName } from '@portfolio/contract/areas';
import type { AreaModule } from '@portfolio/contract/area-module';
import type { AreaRelease } from '@portfolio/contract/release';

/** Replaces `shell/src/loading/federation.ts`: every area is a chunk of one build. */
export async function loadAreaModule({ name }: Pick<AreaRelease, 'name'>): Promise<AreaModule> {
  return (await areas[name]()).area;
}

const areas: Record<AreaName, () => Promise<{ area: AreaModule }>> = {
  architecture: () => import(/* webpackChunkName: "architecture" */ '../../../remote-architecture/src/area'),
  development: () => import(/* webpackChunkName: "development" */ '../../../remote-development/src/area'),
  research: () => import(/* webpackChunkName: "research" */ '../../../remote-research/src/area'),
  contact: () => import(/* webpackChunkName: "contact" */ '../../../remote-contact/src/area'),
};
