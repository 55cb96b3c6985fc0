import { parseOverride } from './development';

test('an area and a port become a release on this machine', () => {
  expect(parseOverride('research@4203')).toMatchObject({ name: 'research', origin: 'http://localhost:4203' });
});

test('anything else is no release', () => {
  for (const text of [
    '',
    'research',
    'research@',
    '@4203',
    'reserch@4203',
    'research@host.example',
    'research@4203/x',
    'toString@4203',
  ]) {
    expect(parseOverride(text)).toBeUndefined();
  }
});
