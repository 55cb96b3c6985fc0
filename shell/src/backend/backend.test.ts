/** @jest-environment node */
import { initBackend } from './backend';

test('the backend starts with authentication, documents and files, and the specified retry limits, asking nothing', () => {
  const network = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.reject(new Error('no call is expected')));
  const { auth, documents, storage } = initBackend({
    apiKey: 'k',
    projectId: 'sample',
    appId: '1:2:web:3',
    storageBucket: 'sample.appspot.com',
  });
  expect([storage.maxOperationRetryTime, storage.maxUploadRetryTime]).toEqual([120_000, 600_000]);
  expect(auth.app).toBe(documents.app);
  expect(network).not.toHaveBeenCalled();
});
