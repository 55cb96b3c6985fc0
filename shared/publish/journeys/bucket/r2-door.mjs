// R2's own S3 endpoint is not part of workerd: this Worker offers over the R2 binding what publish uses of it.

const prefix = /^\/site\/?/;

async function list(bucket, query) {
  const cursor = query.get('continuation-token') || undefined;
  const found = await bucket.list({ prefix: query.get('prefix') ?? '', cursor });
  const contents = found.objects.map(
    ({ key, uploaded }) =>
      `<Contents><Key>${key}</Key><LastModified>${uploaded.toISOString()}</LastModified></Contents>`,
  );
  const next = found.truncated ? `<NextContinuationToken>${found.cursor}</NextContinuationToken>` : '';
  return new Response(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
}

function headersOf(object) {
  const headers = new Headers({ etag: object.httpEtag });
  object.writeHttpMetadata(headers);
  for (const [name, value] of Object.entries(object.customMetadata ?? {})) headers.set(`x-amz-meta-${name}`, value);
  return headers;
}

const failure = (status, code) => new Response(`<Error><Code>${code}</Code></Error>`, { status });

async function put(bucket, key, { headers }, body) {
  const source = headers.get('x-amz-copy-source');
  const from = source && (await bucket.get(decodeURIComponent(source).replace(prefix, '')));
  if (source && !from) return failure(404, 'NoSuchKey');
  const isConditional = headers.has('if-match') || headers.has('if-none-match');
  const own = {
    contentType: headers.get('content-type') ?? undefined,
    contentEncoding: headers.get('content-encoding') ?? undefined,
    contentDisposition: headers.get('content-disposition') ?? undefined,
    cacheControl: headers.get('cache-control') ?? undefined,
  };
  const meta = [...headers].filter(([name]) => name.startsWith('x-amz-meta-'));
  const object = await bucket.put(key, from ? await from.arrayBuffer() : body, {
    ...(isConditional && { onlyIf: headers }),
    httpMetadata: from ? from.httpMetadata : own,
    customMetadata: from
      ? from.customMetadata
      : Object.fromEntries(meta.map(([name, value]) => [name.slice('x-amz-meta-'.length), value])),
  });
  return object ? new Response(null, { headers: { etag: object.httpEtag } }) : failure(412, 'PreconditionFailed');
}

async function answer(request, bucket) {
  const { pathname, searchParams } = new URL(request.url);
  const key = decodeURIComponent(pathname).replace(prefix, '');
  if (searchParams.has('list-type')) return list(bucket, searchParams);
  if (request.method === 'PUT') return put(bucket, key, request, await request.arrayBuffer());
  if (request.method === 'DELETE') {
    await bucket.delete(key);
    return new Response(null, { status: 204 });
  }
  const object = request.method === 'HEAD' ? await bucket.head(key) : await bucket.get(key);
  if (!object) return failure(404, 'NoSuchKey');
  // The bytes are stored as they are to be sent.
  return new Response(request.method === 'HEAD' ? null : object.body, {
    headers: headersOf(object),
    encodeBody: 'manual',
  });
}

// workerd requires a default export.
// eslint-disable-next-line no-restricted-syntax
export default { fetch: (request, { SITE }) => answer(request, SITE) };
