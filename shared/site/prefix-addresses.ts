import * as runtime from 'react/jsx-runtime';
import { basePath, withBase } from '@portfolio/contract/base-path';

type Props = Record<string, unknown>;
type Make = (type: unknown, props: Props, ...rest: unknown[]) => unknown;
type Runtime = Record<'jsx' | 'jsxs', Make>;

/** The attributes of elements that hold addresses; `below-base.ts` of publish prefixes the same in finished HTML. */
const attributes = ['href', 'src', 'srcSet', 'poster', 'action'] as const;

/**
 * Below a path, and in the site's other languages, all elements get complete addresses where they are made: React's JSX runtime is the one that the shell
 * shares with all areas, so that they go on writing `<a href="/HAL">`. In the main language at the root of an origin this module is not loaded.
 */
export function prefixAddresses(shared: Runtime): void {
  for (const name of ['jsx', 'jsxs'] as const) {
    const make = shared[name];
    shared[name] = (type, props, ...rest) => make(type, typeof type === 'string' ? prefixed(props) : props, ...rest);
  }
}

function prefixed(props: Props): Props {
  const changed = { ...props };
  for (const name of attributes) {
    const value = props[name];
    // Only links lead to pages of a language; one to another language has the path of that.
    const complete = name === 'href' && !props['hrefLang'] ? withBase : withSite;
    if (typeof value === 'string') changed[name] = value.split(', ').map(complete).join(', ');
  }
  return changed;
}

function withSite(address: string): string {
  return /^\/(?!\/)/.test(address) ? basePath + address : address;
}

// Once, however often the start is tried. The runtime is CommonJS: everybody reads its functions from this object.
prefixAddresses((runtime as unknown as { default: Runtime }).default);
