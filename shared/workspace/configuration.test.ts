import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError, readConfiguration, variableNames } from './configuration';
import { root } from './root';

test('without any setting the form posts to the mailbox on its own origin', () => {
  expect(readConfiguration({}).mail.origin).toBe('');
});

test('with all three keys it posts to the provider', () => {
  const { mail } = readConfiguration({ MAIL_PUBLIC_KEY: 'a', MAIL_SERVICE_ID: 'b', MAIL_TEMPLATE_ID: 'c' });
  expect(mail).toEqual({ origin: 'https://api.emailjs.com', publicKey: 'a', serviceId: 'b', templateId: 'c' });
});

test('a missing key stops the build and is named', () => {
  expect(() => readConfiguration({ MAIL_PUBLIC_KEY: 'a', MAIL_SERVICE_ID: 'b' })).toThrow(
    new ConfigurationError("MAIL_TEMPLATE_ID is missing. Expected: all of the mail provider's 3 settings, or none."),
  );
});

test('a wrong value stops the build and names the variable and what it holds', () => {
  expect(() => readConfiguration({ VITALS_URL: 'ftp://x' })).toThrow(/^VITALS_URL is "ftp:\/\/x"\. Expected: /);
  expect(() => readConfiguration({ MAIL_PUBLIC_KEY: 'a b', MAIL_SERVICE_ID: 'b', MAIL_TEMPLATE_ID: 'c' })).toThrow(
    /^MAIL_PUBLIC_KEY is "a b"/,
  );
});

test('HSTS names subdomains and years only where the owner asks for it', () => {
  expect(readConfiguration({}).hsts).toBe('max-age=86400');
  const hsts = 'max-age=63072000; includeSubDomains';
  expect(readConfiguration({ HSTS: hsts }).hsts).toBe(hsts);
  expect(() => readConfiguration({ HSTS: 'for ever' })).toThrow(/^HSTS is "for ever"\. Expected: such as /);
});

test('other sites that may load areas are named by their origins, or all of them by "*"; without the setting there are none', () => {
  const hostsOf = (FOREIGN_HOSTS: string) => readConfiguration({ FOREIGN_HOSTS }).foreignHosts;
  expect(readConfiguration({}).foreignHosts).toEqual([]);
  expect(hostsOf('*')).toEqual(['*']);
  expect(hostsOf('https://a.example  http://localhost:3000')).toEqual(['https://a.example', 'http://localhost:3000']);
  for (const wrong of [
    'a.example',
    'https://a.example/',
    'https://a.example/b',
    '* https://a.example',
    'https://*.example',
  ])
    expect(() => hostsOf(wrong)).toThrow(/^FOREIGN_HOSTS is ".*"\. Expected: "\*", or origins /);
});

test('an empty variable counts as not set', () => {
  expect(readConfiguration({ MAIL_PUBLIC_KEY: '', VITALS_URL: '' }).vitalsUrl).toBe('');
});

test('without its settings there is no backend, with them there is', () => {
  expect(readConfiguration({}).backend).toBeNull();
  const set = { BACKEND_API_KEY: 'k', BACKEND_PROJECT_ID: 'p', BACKEND_APP_ID: '1:2:web:3' };
  expect(readConfiguration(set).backend).toEqual({ apiKey: 'k', projectId: 'p', appId: '1:2:web:3' });
});

test('every variable is explained in .env.example', () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  for (const name of variableNames) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
});

test('the address of the site may have a path, and has no slash at its end', () => {
  const addressOf = (address: string) => readConfiguration({ SITE_ADDRESS: address }).address;
  expect(addressOf('https://studio.example')).toBe('https://studio.example');
  expect(addressOf('https://studio.example/')).toBe('https://studio.example');
  expect(addressOf('https://user.example/repo/')).toBe('https://user.example/repo');
  expect(addressOf('http://localhost:4173/a/b.c')).toBe('http://localhost:4173/a/b.c');
  for (const wrong of [
    '/repo',
    'https://a.example/b?c',
    'https://a.example/b#c',
    'https://a.example//b',
    'https://a.example/../b',
    'https://a.example/b c',
    'https://a.example/"b',
  ])
    expect(() => addressOf(wrong)).toThrow(/^SITE_ADDRESS is ".*"\. Expected: /);
});
