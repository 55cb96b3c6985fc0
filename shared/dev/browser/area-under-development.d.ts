/** The area that a standalone page shows; webpack puts the workspace's `src/area.tsx` here. */
declare module 'area-under-development' {
  import type { AreaModule } from 'shared/contract/area-module';
  export const area: AreaModule;
}
