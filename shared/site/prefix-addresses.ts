import * as imported from 'react/jsx-runtime';
import { basePath, withBase } from '@portfolio/contract/base-path';

/*
 * Below a path, and in the site's other languages, all elements get complete addresses where they are made: React's JSX
 * runtime is the one that the shell shares with all areas, so that they go on writing `<a href="/HAL">`. In the main language
 * at the root of an origin this module is not loaded, and however often the start is tried, it runs once.
 */

/** Those that hold addresses; shared/compose/document/body/below-base.ts prefixes the same in finished HTML. */
const attributes = ['href', 'src', 'srcSet', 'poster', 'action'];

type Props = Record<string, unknown>;
type Make = (type: unknown, props: Props, ...rest: unknown[]) => unknown;

// It is CommonJS: everybody reads its functions from this object.
const runtime = (imported as unknown as { default: Record<'jsx' | 'jsxs', Make> }).default;
for (const name of ['jsx', 'jsxs'] as const) {
  const make = runtime[name];
  runtime[name] = (type, props, ...rest) => make(type, typeof type === 'string' ? prefixed(props) : props, ...rest);
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
