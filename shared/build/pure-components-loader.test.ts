import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portfolio/workspace/root';
import pureComponents from './pure-components-loader';

test('a component that nobody uses can be left out', () => {
  const source = 'var Link = React10.forwardRef(\n  function LinkWithRef() {}\n);\nLink.displayName = "Link";\nuse(1);';
  expect(pureComponents(source)).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(\n  function LinkWithRef() {}\n);\n\nuse(1);',
  );
});

test('the installed React Router is written as the loader expects', () => {
  const folder = join(root, 'node_modules/react-router/dist/production');
  const files = readdirSync(folder).filter((name) => /^chunk-.*\.mjs$/.test(name));
  const source = files.map((name) => pureComponents(readFileSync(join(folder, name), 'utf8'))).join('\n');
  for (const name of ['Link', 'NavLink', 'Form'])
    expect(source).toMatch(new RegExp(`^var ${name} = /\\* @__PURE__ \\*/ \\w+\\.forwardRef\\(`, 'm'));
  expect(source).not.toMatch(/^\w+\.displayName =/m);
});
