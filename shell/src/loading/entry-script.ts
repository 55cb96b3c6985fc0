import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadTimeout } from '@portfolio/site/retry-url';
import { lockScript } from './locked-scripts';

/** Loads the entries of areas as the page's lock says; named in create-shell-config.ts. */
export default function entryScript(): ModuleFederationRuntimePlugin {
  return {
    name: 'entry-script',
    createScript({ url }) {
      const script = document.createElement('script');
      script.async = true;
      lockScript(script, url);
      // The runtime's own limit for entries is 20000.
      return { script, timeout: loadTimeout };
    },
  };
}
