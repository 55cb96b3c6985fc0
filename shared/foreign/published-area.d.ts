/** Resolved by webpack to the workspace's `src/area.tsx`. */
declare module 'published-area' {
  import type { AreaModule } from '@portfolio/contract/area-module';
  export const area: AreaModule;
}
