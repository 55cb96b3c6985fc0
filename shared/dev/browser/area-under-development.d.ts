/** The area that a standalone page shows; webpack puts the workspace's `src/area.tsx` here. */
declare module 'area-under-development' {
  export const area: import('../../contract/area-module').AreaModule;
}
