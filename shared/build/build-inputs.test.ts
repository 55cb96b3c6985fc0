import { bundlerInputs } from './build-inputs';

const before = process.env['VITALS_URL'];
afterEach(() => {
  if (before === undefined) delete process.env['VITALS_URL'];
  else process.env['VITALS_URL'] = before;
});

test('what webpack cached is for one workspace and one set of settings', async () => {
  const research = await bundlerInputs('research');
  expect(await bundlerInputs('research')).toBe(research);
  expect(await bundlerInputs('contact')).not.toBe(research);
  process.env['VITALS_URL'] = 'https://vitals.example.com/';
  expect(await bundlerInputs('research')).not.toBe(research);
});
