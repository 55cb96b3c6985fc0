import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addWorkspace } from './add-workspace';
import { root } from './root';

const folder = mkdtempSync(join(tmpdir(), 'add-workspace-'));
const cache = process.env['npm_config_cache'];
afterAll(() => {
  if (cache === undefined) delete process.env['npm_config_cache'];
  else process.env['npm_config_cache'] = cache;
  rmSync(folder, { recursive: true });
});

test('a workspace is added without network where npm has cached nothing, as npm ci leaves it on a new machine', () => {
  for (const file of ['package.json', 'package-lock.json', ...manifests()]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  mkdirSync(join(folder, 'node_modules'));
  const before = lock().packages;
  const dependencies = { react: before['node_modules/react']!.version };
  const manifest = { name: 'remote-trial', version: '1.0.0', private: true, dependencies };
  mkdirSync(join(folder, 'remote-trial'));
  writeFileSync(join(folder, 'remote-trial/package.json'), JSON.stringify(manifest));
  process.env['npm_config_cache'] = join(folder, 'nothing-cached');

  addWorkspace(folder, 'remote-trial');

  const { 'remote-trial': added, 'node_modules/remote-trial': link, ...others } = lock().packages;
  expect(added).toMatchObject({ version: '1.0.0', dependencies });
  expect(link).toEqual({ resolved: 'remote-trial', link: true });
  expect(others).toEqual(before);
});

/** The manifests of all workspaces. */
function manifests(): string[] {
  const folders = readdirSync(root).filter((name) => /^(shell|e2e|bench|tools|remote-.+)$/.test(name));
  const packages = readdirSync(join(root, 'shared'), { withFileTypes: true }).filter((each) => each.isDirectory());
  return [...folders, ...packages.map(({ name }) => `shared/${name}`)].map((name) => `${name}/package.json`);
}

function lock() {
  return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
}
