import { bucketAddress, isBucket } from './bucket-address';

const keys = { AWS_ACCESS_KEY_ID: 'KEY', AWS_SECRET_ACCESS_KEY: 'SECRET' };

test('a bucket is named by its address, and a folder is none', () => {
  expect(['s3://bucket/site', 's3://bucket', 'gs://bucket'].map(isBucket)).toEqual([true, true, true]);
  expect(['site', '/srv/www/site', './s3', 'C:\\site'].map(isBucket)).toEqual([false, false, false, false]);
});

test('endpoint, region and keys come from the environment', () => {
  expect(bucketAddress('s3://bucket/a/b/', { ...keys, AWS_REGION: 'eu-west-1' })).toEqual({
    bucket: 'bucket',
    prefix: 'a/b/',
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    region: 'eu-west-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'SECRET',
  });
  const own = { ...keys, AWS_ENDPOINT_URL: 'https://other.example', S3_ENDPOINT: 'http://localhost:7480/' };
  expect(bucketAddress('s3://bucket', own)).toMatchObject({ prefix: '', endpoint: 'http://localhost:7480' });
});

test.each([
  ['s3://b', keys, /SITE is "s3:\/\/b"\. Expected: a folder, or a bucket such as s3:\/\/bucket\/prefix/],
  ['gs://bucket/site', keys, /SITE is "gs:\/\/bucket\/site"/],
  ['s3://bucket/_areas/site', keys, /no part of the prefix is "live" or begins with "_"/],
  ['s3://bucket/a/../b', keys, /SITE is/],
  ['s3://bucket', {}, /s3:\/\/bucket needs AWS_ACCESS_KEY_ID in the environment or in \.env/],
  ['s3://bucket', { AWS_ACCESS_KEY_ID: 'KEY' }, /needs AWS_SECRET_ACCESS_KEY/],
  ['s3://bucket', { ...keys, S3_ENDPOINT: 'localhost:7480' }, /S3_ENDPOINT is "localhost:7480"\. Expected: the origin/],
  ['s3://bucket', { ...keys, S3_ENDPOINT: 'https://host/bucket' }, /without the bucket/],
])('%s with %j is refused with a sentence', (site, environment, sentence) => {
  expect(() => bucketAddress(site, environment)).toThrow(sentence);
});
