import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import { root } from '@portfolio/workspace/root';
import {
  deadLinks,
  documentsIn,
  isSample,
  missingFiles,
  missingProofs,
  sourcesIn,
  unknownCommands,
  unknownCommandsInSources,
} from './documents';

const documents = documentsIn(root);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('every relative link of the documents leads to a file, and every anchor to a heading', () => {
  expect(documents.flatMap((each) => deadLinks(root, each))).toEqual([]);
});

test('every file that the documents name exists', () => {
  expect(documents.flatMap((each) => missingFiles(root, each))).toEqual([]);
});

test('every command that the documents name exists', () => {
  expect(documents.flatMap((each) => unknownCommands(root, each))).toEqual([]);
});

test('every command that sentences of the code name exists', () => {
  expect(sourcesIn(root).flatMap((each) => unknownCommandsInSources(root, each))).toEqual([]);
});

test('every public report names files, titles and commands that exist', () => {
  const file = 'e2e/public-reports.md';
  const reports = { file, text: read(file) };
  expect([...missingProofs(root, reports), ...unknownCommands(root, reports)]).toEqual([]);
});

test('pipelines call commands that exist, and install as every command does', () => {
  const pipelines = ['.github/workflows/ci.yml', '.gitlab-ci.yml'].map((file) => ({
    file,
    // An area's name is filled in by the pipeline.
    text: `\`\`\`\n${read(file).replaceAll(/\$AREA|\$\{\{ matrix\.area \}\}/g, areaNames[0]!)}\`\`\``,
  }));
  expect(pipelines.flatMap((each) => unknownCommands(root, each))).toEqual([]);
  // shared/commands/install.mjs says why.
  for (const { text } of pipelines) expect(text).not.toMatch(/\bnpm (?:ci|clean-install|i|install)\b/);
});

test('the README is at most 90 lines of at most 120 characters', () => {
  const lines = read('README.md').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(90);
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
});

test('the shell and each area of the sample say in a README whose they are and how they are run, tested and published', () => {
  const lacking = (isSample(root) ? ['shell', ...areaNames.map((name) => `remote-${name}`)] : ['shell']).filter(
    (folder) => {
      const file = join(root, folder, 'README.md');
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const headings = ['Pages', 'Run, test, publish'].every((heading) => text.includes(`\n## ${heading}\n`));
      return !(headings && /^Owned by /m.test(text) && text.split('\n').length <= 40);
    },
  );
  expect(lacking).toEqual([]);
});

test('what is wrong in a document is found', () => {
  const text = `
# A title: of \`code\`

[a](README.md) [b](README.md#nowhere) [c](#a-title-of-code) [d](nothing.md) [e](https://example.com/nothing.md)
<img src="nothing.svg" alt="">
\`shell/src/start.ts\` \`shell/src/nothing.ts\` \`dist/content\` \`remote-<area>/src\` \`npm run nothing\`

\`\`\`
npm start      npm run site -- nothing      npm run site -- log      npm run nothing:either      npm run dev -w remote-contact      npm run lint -w remote-contact
npx tsx shared/testing/nothing.ts
\`\`\`
`;
  const document = { file: 'CONTRIBUTING.md', text: text.replace('[c](#a', '[c](CONTRIBUTING.md#a') };
  expect(deadLinks(root, document)).toEqual([
    'CONTRIBUTING.md: README.md#nowhere leads to nothing',
    'CONTRIBUTING.md: CONTRIBUTING.md#a-title-of-code leads to nothing',
    'CONTRIBUTING.md: nothing.md leads to nothing',
    'CONTRIBUTING.md: nothing.svg leads to nothing',
  ]);
  expect(missingFiles(root, document)).toEqual(['CONTRIBUTING.md: there is no shell/src/nothing.ts']);
  expect(unknownCommands(root, document)).toEqual([
    'CONTRIBUTING.md: there is no command "npm run nothing:either"',
    'CONTRIBUTING.md: there is no command "npm run lint -w remote-contact"',
    'CONTRIBUTING.md: there is no command "npm run nothing"',
    'CONTRIBUTING.md: there is no command "npm run site -- nothing"',
    'CONTRIBUTING.md: there is no command "npx tsx shared/testing/nothing.ts"',
  ]);
  const reports = `
| # | Report | Shown by |
|---|---|---|
| 1 | \`a/b#1\` | \`journeys/store\`, \`engines/failure-cases.ts\`: "another title", \`journeys/nothing\`, \`.gitattributes\` |
| 2 | c/d#2 | \`journeys/start\`: "a click before hydration leads on as a plain link"; \`npm run site -- export\` |
`;
  expect(missingProofs(root, { file: 'reports.md', text: reports })).toEqual([
    'reports.md: row 1: no file before it says "another title"',
    'reports.md: row 1: there is no journeys/nothing',
  ]);
  const sentence =
    'Run npm run publish -- research, npm run site -- nothing or npm run site -- log --json; npm run releases.';
  expect(unknownCommandsInSources(root, { file: 'a.ts', text: sentence })).toEqual([
    'a.ts: there is no command "npm run site -- nothing"',
    'a.ts: there is no command "npm run releases"',
  ]);
});
