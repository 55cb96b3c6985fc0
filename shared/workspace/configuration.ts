import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ReportedError } from './reported-error';
import { root } from './root';

const key = z.string().regex(/^[\w:.-]+$/, { error: 'letters, digits, "-", "_", "." and ":" only' });
const address = z.url({ protocol: /^https?$/, error: 'a complete address that begins with https://' });
/** An origin, or a path below one that needs no encoding. */
const siteAddress = address.regex(/^https?:\/\/[^/?#@]+(?:\/[\w-][\w.~-]*)*\/?$/, {
  error: 'an address such as https://example.com or https://user.example/repo',
});
const videoId = z.string().regex(/^[\w-]+$/, { error: "the video's id alone, without an address" });
/** "*" for all, or a list of them. */
const origins = z.string().regex(/^(?:\*|https?:\/\/[^\s/?#@*]+(?: +https?:\/\/[^\s/?#@*]+)*)$/, {
  error: '"*", or origins such as "https://a.example https://b.example:8080"',
});
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
  SITE_ADDRESS: siteAddress,
  VITALS_URL: z.union([address, onSite], { error: 'a path on this site, or a complete address' }),
  OFFLINE: z.enum(['on', 'off'], { error: '"on" or "off"' }),
  HSTS: z.string().regex(/^max-age=\d+(; includeSubDomains)?(; preload)?$/, {
    error: 'such as "max-age=63072000; includeSubDomains"',
  }),
  FOREIGN_HOSTS: origins,
};

/** Names that content gives to values of its own, such as LINK_GUIDE, by their beginnings. */
const replacing = { LINK_: address, VIDEO_: videoId };

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
  /** The site's address, where it is not that of the content; without a slash at its end. */
  address: string | undefined;
  /** Origins of other sites that may load areas into their pages, ["*"] for all of them; empty where none may. */
  foreignHosts: readonly string[];
  /** Values that content can name, such as LINK_GUIDE, as they are written: only those that it names are checked. */
  content: Readonly<Record<string, string>>;
};

/** A setting in the environment that can't be used. */
export class ConfigurationError extends ReportedError {
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
    if (value) values[name] = checkVariable(name, value);
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
    address: values.SITE_ADDRESS?.replace(/\/$/, ''),
    foreignHosts: values.FOREIGN_HOSTS?.split(/ +/) ?? [],
    content: Object.fromEntries(
      Object.entries(environment).flatMap(([name, value]) =>
        value && Object.keys(replacing).some((prefix) => name.startsWith(prefix)) ? [[name, value]] : [],
      ),
    ),
  };
}

const mailbox = { origin: '', publicKey: 'mailbox', serviceId: 'mailbox', templateId: 'mailbox' };

/**
 * The value that replaces one of the content, if the environment has it.
 * @param name begins with LINK_ (an address) or VIDEO_ (the id of a video).
 * @throws ConfigurationError where it can't be used.
 */
export function replacementOf(name: string): string | undefined {
  const value = readConfiguration().content[name];
  return value && check(name, value, name.startsWith('LINK_') ? replacing.LINK_ : replacing.VIDEO_);
}

function checkVariable(name: Variable, value: string): string {
  return check(name, value, variables[name]);
}

function check(name: string, value: string, schema: z.ZodType<string>): string {
  const result = schema.safeParse(value);
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
