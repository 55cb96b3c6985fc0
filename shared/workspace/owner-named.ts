import { areaNames, isAreaName } from '@portfolio/contract/areas';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { ReportedError } from './reported-error';

/** @throws ReportedError naming the areas there are. */
export function ownerNamed(name: string): ReleaseOwner {
  if (name === 'shell' || isAreaName(name)) return name;
  throw new ReportedError(
    `There is no area "${name}" in shared/contract/areas.ts. There are: shell, ${areaNames.join(', ')}.`,
  );
}
