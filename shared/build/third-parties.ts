import type { ReleaseOwner } from '@portfolio/contract/release';
import type { Configuration } from '@portfolio/workspace/configuration';

/** Origins of the backend's services: sign-in, documents and files. */
const backendOrigins = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
];

/** Other origins that a release's scripts connect to, from the configuration. */
export function connectionsOf(owner: ReleaseOwner, { mail, backend, vitalsUrl }: Configuration): string[] {
  if (owner === 'contact') return mail.origin ? [mail.origin] : [];
  if (owner !== 'shell') return [];
  const vitals = vitalsUrl && !vitalsUrl.startsWith('/') ? [new URL(vitalsUrl).origin] : [];
  return [...vitals, ...(backend ? backendOrigins : [])];
}
