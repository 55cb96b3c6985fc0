import { areaNames } from '@portfolio/contract/areas';
import { codeInputs } from './build-inputs';
import { createAreaConfig } from './create-area-config';

const [area] = areaNames;
const before = process.env['FOREIGN_HOSTS'];
afterEach(() => {
  process.env['FOREIGN_HOSTS'] = before ?? '';
});

const built = () => createAreaConfig(area!).map(({ name }) => name);

test('a container for other sites is built where some may load areas, and otherwise nothing of it', () => {
  process.env['FOREIGN_HOSTS'] = '';
  expect(built()).toEqual(['browser', 'server']);
  process.env['FOREIGN_HOSTS'] = 'https://a.example';
  expect(built()).toEqual(['browser', 'server', 'foreign']);
});

test('a build with the setting is stale without it', async () => {
  process.env['FOREIGN_HOSTS'] = '';
  const { text } = await codeInputs(area!);
  process.env['FOREIGN_HOSTS'] = '*';
  expect((await codeInputs(area!)).text).not.toBe(text);
  process.env['FOREIGN_HOSTS'] = '';
  expect((await codeInputs(area!)).text).toBe(text);
});
