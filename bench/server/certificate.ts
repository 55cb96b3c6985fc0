import { X509Certificate, createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireProgram, run } from '@portfolio/testing/engines/debian-program';

export type Certificate = {
  /** Paths of the PEM files. */
  certificate: string;
  key: string;
  /** Makes Chromium trust the certificate like any other: service workers need that. */
  chromiumArgument: string;
};

/** Makes a self-signed certificate for localhost. */
export function makeCertificate(folder: string): Certificate {
  requireProgram('openssl');
  mkdirSync(folder, { recursive: true });
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '7'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const { status, stderr } = run('openssl', [
    ...['req', '-x509', ...curve, ...name],
    ...['-out', certificate, '-keyout', key],
  ]);
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  const publicKey = new X509Certificate(readFileSync(certificate)).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return { certificate, key, chromiumArgument: `--ignore-certificate-errors-spki-list=${hash}` };
}
