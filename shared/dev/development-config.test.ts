import { containerConfig, shellDevelopmentConfig, standaloneConfig } from './development-config';

const configs = [containerConfig('research', 4203), standaloneConfig('research'), shellDevelopmentConfig()];

test('an import of what a module does not export is an error in development too', () => {
  for (const { module } of configs) expect(module?.parser?.['javascript']).toMatchObject({ exportsPresence: 'error' });
});

test('workers are bundled in development too', () => {
  for (const { module } of configs)
    expect(module?.parser?.['javascript']?.['worker']).toEqual([expect.stringContaining('ReleaseWorker')]);
});

test('an area on another port loads its scripts from there', () => {
  expect(containerConfig('research', 4303).output?.publicPath).toMatch('http://localhost:4303/');
});
