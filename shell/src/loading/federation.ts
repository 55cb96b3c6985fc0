import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { containerName, type AreaName } from 'shared/contract/areas';
import { contractVersion, type AreaModule } from 'shared/contract/area-module';
import { releaseUrl, type AreaRelease } from 'shared/contract/release';
import { integrityOf } from './locked-scripts';

/** Milliseconds after which a script counts as lost. The runtime's own limit for entries is 20000. */
const entryTimeout = 120_000;

/** Entries of development servers: they change with every edit and have no hash. */
const unlocked = new Set<string>();
const attempts = new Map<string, number>();

registerPlugins([
  {
    name: 'entry-script',
    createScript({ url }) {
      const absolute = new URL(url, location.href).href;
      const script = document.createElement('script');
      script.async = true;
      script.fetchPriority = 'high';
      script.crossOrigin = 'anonymous';
      if (!unlocked.has(absolute)) script.integrity = integrityOf(absolute);
      // A browser joins a request that hangs when asked for the same address again.
      const attempt = attempts.get(absolute) ?? 0;
      attempts.set(absolute, attempt + 1);
      script.src = attempt === 0 ? absolute : `${absolute}?r=${attempt}`;
      return { script, timeout: entryTimeout };
    },
  },
]);

/**
 * The one place where an area's code is loaded, always at run time: a build-time import that failed
 * once would "succeed" with an empty module for ever.
 */
export async function loadAreaModule(release: AreaRelease): Promise<AreaModule> {
  const container = containerName(release.name);
  const entry = new URL(
    `${releaseUrl(release.name, release.release)}browser/${release.entry}`,
    release.origin ?? location.href,
  ).href;
  if (DEVELOPMENT || release.origin) unlocked.add(entry);
  if (!registered.has(container)) registerRemotes([{ name: container, entry, type: 'global' }]);
  registered.add(container);
  const exposed = await loadRemote<{ area: AreaModule }>(`${container}/area`);
  return checkModule(release.name, exposed?.area);
}

const registered = new Set<string>();

function checkModule(name: AreaName, module: AreaModule | undefined): AreaModule {
  if (module?.name !== name || typeof module.Page !== 'function')
    throw new Error(`The release of ${name} exports no area.`);
  if (module.contract !== contractVersion)
    throw new Error(`${name} speaks contract ${module.contract}, the shell speaks ${contractVersion}.`);
  return module;
}
