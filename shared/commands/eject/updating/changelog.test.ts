import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '@portfolio/contract/area-module';
import { root } from '@portfolio/workspace/root';
import { changesSince, contractIn, sectionsOf } from './changelog';

const changelog =
  '# Changes\n\n## Contract 9\n\n- Ninth.\n- More.\n\n## Contract 8\n\n- Eighth.\n- Late.\n\n## Contract 7\n\n- Seventh.\n';
const older = '## Contract 8\n\n- Eighth.\n';

test('what lies between two contracts is told, the latest first', () => {
  expect(changesSince(7, '', changelog)).toEqual([
    { contract: 9, lines: ['- Ninth.', '- More.'] },
    { contract: 8, lines: ['- Eighth.', '- Late.'] },
  ]);
  expect(changesSince(9, changelog, changelog)).toEqual([]);
});

test('new lines of the contract that an area has are told too', () => {
  expect(changesSince(8, older, changelog)).toEqual([
    { contract: 9, lines: ['- Ninth.', '- More.'] },
    { contract: 8, lines: ['- Late.'] },
  ]);
});

test('the changelog has a section of every contract, the current one first', () => {
  const sections = sectionsOf(readFileSync(join(root, 'shared/contract/CHANGELOG.md'), 'utf8'));
  expect(contractIn(readFileSync(join(root, 'shared/contract/area-module.ts'), 'utf8'))).toBe(contractVersion);
  expect(sections[0]?.contract).toBe(contractVersion);
  const contracts = sections.map(({ contract }) => contract);
  expect(contracts).toEqual([...contracts].sort((a, b) => b - a));
  for (const { lines } of sections) expect(lines.length).toBeGreaterThan(0);
});
