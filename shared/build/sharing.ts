import { join } from 'node:path';
import { root } from '@portfolio/workspace/root';

const sharedReact = { singleton: true, requiredVersion: '^19.0.0' };

/**
 * In the page of another site only React itself is shared, which that one gives. The JSX runtime is the area's own: it makes
 * complete addresses of the area's elements, and of no others.
 */
export const foreignSharing = { react: { ...sharedReact, import: false as const } };

/**
 * All that shell and areas share at run time: a library that is shared cannot be tree-shaken. The shell provides it;
 * an area never does.
 */
export function sharing(role: 'shell' | 'area') {
  const rest = role === 'shell' ? { eager: true } : { import: false as const };
  const react = { ...sharedReact, ...rest };
  return {
    react,
    'react/jsx-runtime': react,
    '@portfolio/contract/shell': { singleton: true, version: '1.0.0', requiredVersion: '^1.0.0', ...rest },
  };
}

/** Keeps one copy of the federation runtime: without these the shell bundles its core twice, as ESM and as CommonJS. */
export function runtimeAliases(): Record<string, string> {
  const packages = join(root, 'node_modules/@module-federation');
  return {
    '@module-federation/runtime-tools/runtime-core$': `${packages}/runtime-core/dist/index.js`,
    '@module-federation/inject-external-runtime-core-plugin$': `${packages}/inject-external-runtime-core-plugin/dist/index.js`,
  };
}

/** Not part of server bundles: the composer has them (shared/compose/releases/libraries.ts), so that all render with one React. */
export const serverExternals = [
  'react',
  'react/jsx-runtime',
  'react-dom/server',
  'react-dom/static',
  '@portfolio/contract/shell',
];
