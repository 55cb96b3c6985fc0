import type { ReleaseOwner } from '../contract/release';
import type { Configuration } from './configuration';

/** The services of the backend: sign-in, documents and files. Nothing of it runs in the page but what is built. */
const backendOrigins = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
];

/** The other origins that the scripts of a release talk to: those that the configuration names, and no more. */
export function connectionsOf(owner: ReleaseOwner, { mail, backend, vitalsUrl }: Configuration): string[] {
  if (owner === 'contact') return mail.origin ? [mail.origin] : [];
  if (owner !== 'shell') return [];
  const vitals = vitalsUrl && !vitalsUrl.startsWith('/') ? [new URL(vitalsUrl).origin] : [];
  return [...vitals, ...(backend ? backendOrigins : [])];
}
