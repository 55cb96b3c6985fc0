import type { AreaName } from '@portfolio/contract/areas';
import type { Tools } from './packing/packages-to-pack';
import { toolScripts } from './updating/next-manifest';

export type Manifest = {
  engines?: Readonly<Record<string, string>>;
  prettier?: object;
  scripts?: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
};

/**
 * package.json of an area's own repository. Tools have the versions of the repository that the area comes from.
 * @param source is where newer packages come from: the checkout, relative to the area's repository.
 */
export function manifestOf(
  area: AreaName,
  repository: Manifest,
  tools: Tools,
  tarballs: ReadonlyMap<string, string>,
  source: string,
): object {
  const { engines, prettier } = repository;
  const packages = Object.fromEntries([...tarballs].sort().map(([name, file]) => [name, `file:packages/${file}`]));
  return {
    name: `portfolio-${area}`,
    private: true,
    type: 'module',
    engines,
    workspaces: [`remote-${area}`],
    scripts: {
      dev: `portfolio dev ${area}`,
      test: 'prettier --check . && npm run lint && portfolio types && jest',
      new: `portfolio new ${area}`,
      build: `portfolio build ${area}`,
      publish: `portfolio publish ${area}`,
      rollback: `portfolio rollback ${area}`,
      lint: 'node --import tsx node_modules/eslint/bin/eslint.js .',
      format: 'prettier --write .',
      ...toolScripts,
    },
    prettier,
    dependencies: { ...packages, ...tools.dependencies },
    devDependencies: tools.devDependencies,
    portfolio: { source, tools },
  };
}
