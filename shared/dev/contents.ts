import { areaNames, type AreaName } from '../contract/areas';
import { DevelopmentContent } from './content';

/** The content of everything: what `npm run dev` holds in place of a published site. */
export type Contents = { shell: DevelopmentContent; areas: Readonly<Record<AreaName, DevelopmentContent>> };

export function createContents(): Contents {
  const areas = Object.fromEntries(areaNames.map((name) => [name, new DevelopmentContent(name)]));
  return { shell: new DevelopmentContent('shell'), areas: areas as Contents['areas'] };
}

export function allOf({ shell, areas }: Contents): DevelopmentContent[] {
  return [shell, ...areaNames.map((name) => areas[name])];
}
