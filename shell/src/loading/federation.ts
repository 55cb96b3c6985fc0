import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { withBase } from '@portfolio/contract/base-path';
import { containerName, type AreaName } from '@portfolio/contract/areas';
import { contractVersion, runsContract, type AreaModule } from '@portfolio/contract/area-module';
import { releaseUrl, type AreaRelease } from '@portfolio/contract/release';
import { leaveUnlocked } from './locked-scripts';

/** At run time: a build-time import that failed once would resolve to an empty module from then on. */
export async function loadAreaModule(release: AreaRelease): Promise<AreaModule> {
  const container = containerName(release.name);
  const path = `${releaseUrl(release.name, release.release)}browser/${release.entry}`;
  const entry = new URL(release.origin ? path : withBase(path), release.origin ?? location.href).href;
  if (DEVELOPMENT || release.origin) leaveUnlocked(entry);
  registerRemotes([{ name: container, entry, type: 'global' }]);
  const exposed = await loadRemote<{ area: AreaModule }>(`${container}/area`);
  return checkModule(release.name, exposed?.area);
}

function checkModule(name: AreaName, module: AreaModule | undefined): AreaModule {
  if (module?.name !== name || typeof module.Page !== 'function' || !runsContract(module.contract))
    throw new Error(`The release of ${name} exports no area for contract ${contractVersion}.`);
  return module;
}
