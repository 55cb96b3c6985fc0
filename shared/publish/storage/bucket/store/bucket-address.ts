import { PublishError } from '../../storage';

/** A place in an object store that speaks the S3 API. */
export type BucketPlace = {
  bucket: string;
  /** Begins every key of the site: "" or a path that ends with a slash. */
  prefix: string;
  /** Origin of the store, without a slash at its end. */
  endpoint: string;
  region: string;
};

export type BucketAddress = BucketPlace & {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
};

const form = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})(?:\/(.*?))?\/?$/;

export function isBucket(site: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(site);
}

/** Reads `s3://bucket/prefix` and the store's endpoint. @throws PublishError naming what is wrong. */
export function bucketPlace(site: string, environment: NodeJS.ProcessEnv): BucketPlace {
  const [, bucket, path = ''] = form.exec(site) ?? [];
  if (!bucket || path.split('/').some((part) => /^(?:_.*|\.*|live)$/.test(part) && path))
    throw new PublishError(
      `SITE is "${site}". Expected: a folder, or a bucket such as s3://bucket/prefix, where no part of the prefix is "live" or begins with "_".`,
    );
  const region = environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || 'us-east-1';
  return { bucket, prefix: path && `${path}/`, endpoint: endpointOf(environment, region), region };
}

/** A place with the keys of the environment. @throws PublishError naming what is missing or wrong. */
export function bucketAddress(site: string, environment: NodeJS.ProcessEnv): BucketAddress {
  const place = bucketPlace(site, environment);
  const readRequired = (name: string) => {
    const value = environment[name];
    if (value) return value;
    throw new PublishError(`${site} needs ${name} in the environment or in .env; .env.example explains it.`);
  };
  const sessionToken = environment['AWS_SESSION_TOKEN'];
  return {
    ...place,
    accessKeyId: readRequired('AWS_ACCESS_KEY_ID'),
    secretAccessKey: readRequired('AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken && { sessionToken }),
  };
}

const names = ['S3_ENDPOINT', 'AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL'];

function endpointOf(environment: NodeJS.ProcessEnv, region: string): string {
  const name = names.find((each) => environment[each]);
  if (!name) return `https://s3.${region}.amazonaws.com`;
  const value = environment[name] ?? '';
  if (URL.canParse(value) && /^https?:\/\/[^/]+\/?$/.test(value)) return new URL(value).origin;
  throw new PublishError(
    `${name} is "${value}". Expected: the origin of a store that speaks the S3 API, such as https://s3.eu-central-1.amazonaws.com, without the bucket.`,
  );
}
