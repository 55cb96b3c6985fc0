declare module '*/page' {
  import type { ComponentType } from 'react';
  const Page: ComponentType<{ path: string; language?: string }>;
  export { Page as default };
}
