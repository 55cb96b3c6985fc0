import type { BucketPlace } from '../../storage/bucket/store/bucket-address';

/**
 * What the key of an area may do in a bucket, as a policy of AWS, MinIO or Ceph: read the site, and write the area's own
 * releases, pictures and requests. It may remove nothing.
 */
export function areaPolicy({ bucket, prefix }: Pick<BucketPlace, 'bucket' | 'prefix'>, area: string) {
  const arn = `arn:aws:s3:::${bucket}`;
  const own = ['_areas', '_asked'].map((folder) => `${arn}/${prefix}${folder}/${area}/*`);
  return {
    Version: '2012-10-17',
    Statement: [
      { Sid: 'ReadTheSite', Effect: 'Allow', Action: ['s3:GetObject'], Resource: [`${arn}/${prefix}*`] },
      // Without it a missing object is answered like a forbidden one.
      { Sid: 'SeeWhatIsMissing', Effect: 'Allow', Action: ['s3:ListBucket'], Resource: [arn] },
      { Sid: 'WriteItsOwn', Effect: 'Allow', Action: ['s3:PutObject'], Resource: own },
    ],
  };
}
