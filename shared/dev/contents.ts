import { areaNames, type AreaName } from '@portfolio/contract/areas';
import { DevelopmentContent } from './content';

/** The content of all workspaces, for `npm run dev`. */
export type Contents = { shell: DevelopmentContent; areas: Readonly<Record<AreaName, DevelopmentContent>> };

export function createContents(): Contents {
  const areas = Object.fromEntries(areaNames.map((name) => [name, new DevelopmentContent(name)]));
  return { shell: new DevelopmentContent('shell'), areas: areas as Contents['areas'] };
}

export function allContents({ shell, areas }: Contents): DevelopmentContent[] {
  return [shell, ...areaNames.map((name) => areas[name])];
}
