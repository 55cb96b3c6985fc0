import * as runtime from 'react/jsx-runtime';
import { basePath, isOnSite, withBase } from '@portfolio/contract/base-path';

type Props = Readonly<Record<string, unknown>>;
type Make = (type: unknown, props: Props, ...rest: unknown[]) => unknown;
type Runtime = Record<'jsx' | 'jsxs', Make>;

/** The attributes of elements that hold addresses; `below-base.ts` of publish prefixes the same in finished HTML. */
const attributes = ['href', 'src', 'srcSet', 'poster', 'action'] as const;

/**
 * Below a path all elements get complete addresses where they are made: React's JSX runtime is the one that the shell
 * shares with all areas, so that they go on writing `<a href="/HAL">`. At the root of an origin nothing is changed.
 */
export function prefixAddresses(shared = exported()): void {
  if (!basePath) return;
  for (const name of ['jsx', 'jsxs'] as const) {
    const make = shared[name];
    shared[name] = (type, props, ...rest) => make(type, typeof type === 'string' ? prefixed(props) : props, ...rest);
  }
}

/** The object itself that everybody reads the runtime's functions from: it is CommonJS. */
function exported(): Runtime {
  return (runtime as unknown as { default: Runtime }).default;
}

function prefixed(props: Props): Props {
  const changed = attributes.flatMap((name) => {
    const value = props[name];
    return typeof value === 'string' && isOnSite(value) ? [[name, value.split(', ').map(withBase).join(', ')]] : [];
  });
  return changed.length > 0 ? { ...props, ...Object.fromEntries(changed) } : props;
}
