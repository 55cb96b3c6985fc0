import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './root';

const key = z.string().regex(/^[\w-]+$/, { error: 'letters, digits, "-" and "_" only' });
const address = z.url({ protocol: /^https?$/, error: 'a complete address that begins with https://' });

/** Everything that differs from one installation to another. `.env.example` explains each. */
const schema = z.object({
  MAIL_PUBLIC_KEY: key.optional(),
  MAIL_SERVICE_ID: key.optional(),
  MAIL_TEMPLATE_ID: key.optional(),
  VITALS_URL: z.union([address, z.string().regex(/^\/[\w/-]*$/)], { error: 'a path on this site, or a complete address' }).optional(),
});

export type Configuration = {
  /** Where the form is sent to: the provider, or the mailbox on the site's own origin ("") where no keys are set. */
  mail: { origin: string; publicKey: string; serviceId: string; templateId: string };
  vitalsUrl: string;
};

/** A setting in the environment that can't be used. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * Reads the environment, and `.env` beneath it.
 * @throws ConfigurationError naming the variable, what it holds, and what was expected.
 */
export function readConfiguration(environment: NodeJS.ProcessEnv = withEnvFile()): Configuration {
  const set = Object.fromEntries(Object.entries(environment).filter(([name, value]) => name in schema.shape && value));
  const result = schema.safeParse(set);
  const issue = result.error?.issues[0];
  if (issue) {
    const name = String(issue.path[0]);
    throw new ConfigurationError(`${name} is "${set[name] ?? ''}". Expected: ${issue.message}.`);
  }
  const values = result.data ?? {};
  const mail = [values.MAIL_PUBLIC_KEY, values.MAIL_SERVICE_ID, values.MAIL_TEMPLATE_ID];
  const missing = ['MAIL_PUBLIC_KEY', 'MAIL_SERVICE_ID', 'MAIL_TEMPLATE_ID'].filter((_, index) => !mail[index]);
  if (missing.length === 1 || missing.length === 2) throw new ConfigurationError(`${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing. Expected: all three of the mail provider's keys, or none.`);
  const [publicKey = 'mailbox', serviceId = 'mailbox', templateId = 'mailbox'] = mail;
  return { mail: { origin: missing.length === 0 ? 'https://api.emailjs.com' : '', publicKey, serviceId, templateId }, vitalsUrl: values.VITALS_URL ?? '' };
}

function withEnvFile(): NodeJS.ProcessEnv {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}
