import type { AreaName } from '@portfolio/contract/areas';
import type { Tools } from './packing/packages-to-pack';

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
      start: `portfolio dev ${area}`,
      test: 'npm run format:check && npm run lint && npm run types && npm run test:unit',
      publish: `portfolio publish ${area}`,
      rollback: `portfolio rollback ${area}`,
      releases: 'portfolio releases',
      log: 'portfolio log',
      health: 'portfolio health',
      diff: `portfolio diff ${area}`,
      promote: 'portfolio promote',
      previews: 'portfolio previews',
      upgrade: 'portfolio upgrade',
      build: `portfolio build ${area}`,
      new: `portfolio new ${area}`,
      model: 'portfolio model',
      render: 'portfolio render',
      format: 'prettier --write .',
      'format:check': 'prettier --check .',
      lint: 'node --import tsx node_modules/eslint/bin/eslint.js .',
      types: 'portfolio types',
      'test:unit': 'jest',
    },
    prettier,
    dependencies: { ...packages, ...tools.dependencies },
    devDependencies: tools.devDependencies,
    portfolio: { source, tools },
  };
}
