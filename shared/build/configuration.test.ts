import { ConfigurationError, readConfiguration } from './configuration';

test('without any setting the form posts to the mailbox on its own origin', () => {
  expect(readConfiguration({}).mail.origin).toBe('');
});

test('with all three keys it posts to the provider', () => {
  const { mail } = readConfiguration({ MAIL_PUBLIC_KEY: 'a', MAIL_SERVICE_ID: 'b', MAIL_TEMPLATE_ID: 'c' });
  expect(mail).toEqual({ origin: 'https://api.emailjs.com', publicKey: 'a', serviceId: 'b', templateId: 'c' });
});

test('a missing key stops the build and is named', () => {
  expect(() => readConfiguration({ MAIL_PUBLIC_KEY: 'a', MAIL_SERVICE_ID: 'b' })).toThrow(new ConfigurationError("MAIL_TEMPLATE_ID is missing. Expected: all three of the mail provider's keys, or none."));
});

test('a wrong value stops the build and names the variable and what it holds', () => {
  expect(() => readConfiguration({ VITALS_URL: 'ftp://x' })).toThrow(/^VITALS_URL is "ftp:\/\/x"\. Expected: /);
  expect(() => readConfiguration({ MAIL_PUBLIC_KEY: 'a b', MAIL_SERVICE_ID: 'b', MAIL_TEMPLATE_ID: 'c' })).toThrow(/^MAIL_PUBLIC_KEY is "a b"/);
});

test('an empty variable counts as not set', () => {
  expect(readConfiguration({ MAIL_PUBLIC_KEY: '', VITALS_URL: '' }).vitalsUrl).toBe('');
});
