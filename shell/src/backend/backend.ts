import { initializeApp } from 'firebase/app';
import { browserLocalPersistence, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import { getFirestore } from 'firebase/firestore';
import { getStorage } from 'firebase/storage';

export type BackendSettings = { apiKey: string; projectId: string; appId: string; storageBucket?: string };

/** Milliseconds, as specified. */
export const operationRetryLimit = 120_000;
export const uploadRetryLimit = 600_000;

/** Makes no request. */
export function initBackend(settings: BackendSettings) {
  const app = initializeApp({ ...settings, authDomain: `${settings.projectId}.firebaseapp.com` });
  const storage = getStorage(app);
  storage.maxOperationRetryTime = operationRetryLimit;
  storage.maxUploadRetryTime = uploadRetryLimit;
  // getAuth() includes sign-in popups, which load a third-party script in Safari.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  return { app, auth, documents: getFirestore(app), storage };
}
