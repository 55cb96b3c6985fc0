import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './root';

const key = z.string().regex(/^[\w:.-]+$/, { error: 'letters, digits, "-", "_", "." and ":" only' });
const address = z.url({ protocol: /^https?$/, error: 'a complete address that begins with https://' });
const origin = address.refine((url) => new URL(url).origin === url, {
  error: 'an origin without a path or a slash at the end, such as https://example.com',
});
const videoId = z.string().regex(/^[\w-]+$/, { error: "the video's id alone, without an address" });
const onSite = z.string().regex(/^\/[\w/-]*$/);

/** Everything that differs from one installation to another; `.env.example` explains each. */
const variables = {
  MAIL_PUBLIC_KEY: key,
  MAIL_SERVICE_ID: key,
  MAIL_TEMPLATE_ID: key,
  BACKEND_API_KEY: key,
  BACKEND_PROJECT_ID: key,
  BACKEND_APP_ID: key,
  BACKEND_STORAGE_BUCKET: key,
  SITE_ADDRESS: origin,
  VITALS_URL: z.union([address, onSite], { error: 'a path on this site, or a complete address' }),
  OFFLINE: z.enum(['on', 'off'], { error: '"on" or "off"' }),
  HSTS: z.string().regex(/^max-age=\d+(; includeSubDomains)?(; preload)?$/, {
    error: 'such as "max-age=63072000; includeSubDomains"',
  }),
  LINK_ARCHITECTURE_KOREA: address,
  LINK_PIANISSIMO: address,
  VIDEO_PIANISSIMO_APP: videoId,
  VIDEO_PIANISSIMO_WEB: videoId,
};

export type Variable = keyof typeof variables;
type Values = Partial<Record<Variable, string>>;

export const variableNames = Object.keys(variables) as Variable[];

export type Configuration = {
  /** Where the form is sent to: the provider, or the mailbox on the site's own origin ("") where no keys are set. */
  mail: { origin: string; publicKey: string; serviceId: string; templateId: string };
  /** The backend-as-a-service, or null: then nothing of it is part of the build. */
  backend: { apiKey: string; projectId: string; appId: string; storageBucket?: string } | null;
  vitalsUrl: string;
  /** Whether a service worker caches visited pages for offline use. */
  offline: boolean;
  /** The header Strict-Transport-Security of hosts with TLS. */
  hsts: string;
  /** Values that replace what the content says, by variable. */
  content: Values;
};

/** A setting in the environment that can't be used. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * Reads the environment, and `.env` beneath it. An empty variable counts as not set.
 * @throws ConfigurationError naming the variable, what it holds, and what was expected.
 */
export function readConfiguration(environment: NodeJS.ProcessEnv = withEnvFile()): Configuration {
  const values: Values = {};
  for (const name of variableNames) {
    const value = environment[name];
    if (value) values[name] = checked(name, value);
  }
  const [publicKey, serviceId, templateId] = together(values, 'mail provider', [
    'MAIL_PUBLIC_KEY',
    'MAIL_SERVICE_ID',
    'MAIL_TEMPLATE_ID',
  ]);
  const [apiKey, projectId, appId] = together(values, 'backend', [
    'BACKEND_API_KEY',
    'BACKEND_PROJECT_ID',
    'BACKEND_APP_ID',
  ]);
  const storageBucket = values.BACKEND_STORAGE_BUCKET;
  return {
    mail:
      publicKey && serviceId && templateId
        ? { origin: 'https://api.emailjs.com', publicKey, serviceId, templateId }
        : mailbox,
    backend:
      apiKey && projectId && appId ? { apiKey, projectId, appId, ...(storageBucket && { storageBucket }) } : null,
    vitalsUrl: values.VITALS_URL ?? '',
    offline: values.OFFLINE !== 'off',
    // A day: browsers soon forget it if TLS turns out not to work.
    hsts: values.HSTS ?? 'max-age=86400',
    content: values,
  };
}

const mailbox = { origin: '', publicKey: 'mailbox', serviceId: 'mailbox', templateId: 'mailbox' };

function checked(name: Variable, value: string): string {
  const result = variables[name].safeParse(value);
  if (result.success) return result.data;
  throw new ConfigurationError(
    `${name} is "${value}". Expected: ${result.error.issues[0]?.message ?? 'another value'}.`,
  );
}

/** Settings that are only useful together. */
function together(values: Values, whose: string, names: readonly Variable[]): (string | undefined)[] {
  const missing = names.filter((name) => !values[name]);
  if (missing.length > 0 && missing.length < names.length) {
    throw new ConfigurationError(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing. Expected: all of the ${whose}'s ${names.length} settings, or none.`,
    );
  }
  return names.map((name) => values[name]);
}

/** The environment, with `.env` beneath it. */
export function withEnvFile(): NodeJS.ProcessEnv {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}
