import type { FactRow } from '@portfolio/content/site/site-schema';
import { pageTemplate } from '@portfolio/content/page/page-template';

type NewArea = { name: string; title: string; code: string; year: number; facts: readonly FactRow[] };

/** The files of a new area by their paths from the root: it builds, runs alone and is tested as it is. */
export function areaFiles({ name, title, code, year, facts }: NewArea): Record<string, string> {
  const page = pageTemplate({ title: `The first page of ${title}`.slice(0, 80), order: 1, year }, facts);
  const files = {
    'README.md': readme(name, title),
    'package.json': packageJson(name),
    'tsconfig.json': tsconfig(name),
    'webpack.config.ts': `import { createAreaConfig } from '@portfolio/build';

export default createAreaConfig('${name}');
`,
    'src/area.tsx': `import { contractVersion, type AreaModule } from '@portfolio/contract/area-module';
import { WorkPage } from './pages/work-page';

export const area = { contract: contractVersion, name: '${name}', Page: WorkPage } satisfies AreaModule;
`,
    'src/pages/work-page.tsx': `import type { PageDocument } from '@portfolio/contract/page';
import { Detail } from '@portfolio/ui/detail';

/** Facts beside pictures, and the long text. */
export function WorkPage({ page }: { page: PageDocument }) {
  return <Detail page={page} />;
}
`,
    'src/pages/work-page.test.tsx': pageTest,
    'content/index.md': `---
title: ${JSON.stringify(title)}
---
One or two sentences that introduce the area on the home page.
`,
    [`content/${code}/index.md`]: page,
  };
  return Object.fromEntries(Object.entries(files).map(([file, content]) => [`remote-${name}/${file}`, content]));
}

function readme(name: string, title: string): string {
  return `# Area: ${name}

Owned by whoever \`.github/CODEOWNERS\` names. ${title}.

## Pages

One page per folder of \`content\`; the folder's name is the address. \`src/area.tsx\` is the one module that the shell loads.

## Run, test, publish

\`\`\`
npm run dev -w remote-${name}
npm test -w remote-${name}
npm run publish -- ${name}
npm run rollback -- ${name}
\`\`\`

## Depends on

\`@portfolio/contract\` and \`ui\`, and React from the shell. No other area.
`;
}

function packageJson(name: string): string {
  const fields = {
    name: `remote-${name}`,
    private: true,
    version: '1.0.0',
    license: 'MIT',
    type: 'module',
    scripts: {
      build: 'node --import tsx ../node_modules/webpack/bin/webpack.js',
      dev: `portfolio dev ${name}`,
      test: `tsx ../shared/testing/commands/test.ts ${name}`,
    },
    dependencies: { '@portfolio/contract': '1.0.0', '@portfolio/ui': '1.0.0', react: '19.3.1' },
    devDependencies: {
      '@portfolio/build': '1.0.0',
      '@portfolio/commands': '1.0.0',
    },
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}

function tsconfig(name: string): string {
  return `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": {
    "rootDir": ".",
    "outDir": "../.cache/types/remote-${name}",
    "types": ["node", "jest"],
    "lib": ["ES2023", "DOM", "DOM.Iterable"]
  },
  "include": ["**/*.ts", "**/*.tsx"],
  "exclude": ["dist", "journeys", "content/**/*.spec.ts"],
  "references": [{ "path": "../shared/build" }, { "path": "../shared/contract" }, { "path": "../shared/ui" }]
}
`;
}

const pageTest = `/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { PageDocument } from '@portfolio/contract/page';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { WorkPage } from './work-page';

test('a page shows its title, its facts and its text', () => {
  const page: PageDocument = {
    path: '/ONE',
    label: 'ONE',
    title: 'The first one',
    summary: 'A sentence.',
    facts: [['Year', '2026']],
    figures: [],
    sections: [{ blocks: [{ kind: 'text', html: '<p>What it is.</p>' }] }],
  };
  const address = { read: () => ({ path: '/ONE', search: '', hash: '' }), subscribe: () => () => {} };
  render(
    <ShellContext value={{ texts: {}, address } as unknown as ShellServices}>
      <WorkPage page={page} />
    </ShellContext>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The first one');
  expect(screen.getByText('2026')).toBeTruthy();
  expect(screen.getByText('What it is.')).toBeTruthy();
});
`;
