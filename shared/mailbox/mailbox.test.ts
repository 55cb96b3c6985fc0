import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSubmissions, sendPath } from './mailbox';
import { withMailbox } from './with-mailbox';

let folder: string;
let address: string;

const servers: Server[] = [];

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
  address = await serve({ list: true });
});

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  rmSync(folder, { recursive: true });
});

/** Serves the mailbox in front of a site that says its name. @returns its address. */
async function serve(options: { list?: boolean; limit?: number } = {}): Promise<string> {
  const site: RequestListener = (_request, response) => void response.writeHead(404).end('site');
  const server = createServer(withMailbox(folder, site, options));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const submitted = {
  from_name: 'Kim',
  from_email: 'kim@example.com',
  message: 'Hello',
  lib_version: '3.10.0',
  service_id: 's',
  template_id: 't',
  user_id: 'u',
};

function submission(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...submitted, ...fields })) form.append(name, value);
  return form;
}

const post = (body: FormData | string, headers?: Record<string, string>) =>
  fetch(address + sendPath, { method: 'POST', body, ...(headers && { headers }) });

/** Sends raw bytes and resolves with the status, or with 0 if the server closed the connection. */
function sendRaw(headers: Record<string, string>, chunks: Iterable<string | Buffer>): Promise<number> {
  return new Promise((resolve) => {
    const sending = httpRequest(address + sendPath, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sending.on('error', () => resolve(0));
    for (const chunk of chunks) sending.write(chunk);
    sending.end();
  });
}

test('a submission gets 200 OK and is stored byte for byte', async () => {
  const message = '한글과 emoji 🏛️\r\n<script>alert(1)</script> & "quotes"';
  const answer = await post(submission({ message }));
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  const [stored] = await readSubmissions(folder);
  expect(stored?.fields).toEqual({
    from_name: 'Kim',
    from_email: 'kim@example.com',
    message,
    lib_version: '3.10.0',
    service_id: 's',
    template_id: 't',
    user_id: 'u',
  });
});

for (const [name, text] of [
  ['user_id', 'The Public Key is required'],
  ['service_id', 'The service ID is required'],
  ['template_id', 'The template ID is required'],
] as const) {
  test(`a submission without ${name} is rejected with 400 and the provider's error text`, async () => {
    const answer = await post(submission({ [name]: '' }));
    expect([answer.status, await answer.text()]).toEqual([400, text]);
    expect(readdirSync(folder)).toEqual([]);
  });
}

test('a message of 40,000 Latin characters is accepted', async () => {
  expect((await post(submission({ message: 'a'.repeat(40_000) }))).status).toBe(200);
});

test('a submission of more than 50 KB is rejected with 413', async () => {
  expect((await post(submission({ message: '한'.repeat(20_000) }))).status).toBe(413);
  expect(readdirSync(folder)).toEqual([]);
});

test('a body of 1 GB is rejected by its Content-Length, or as soon as it exceeds the limit', async () => {
  const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
  expect([413, 0]).toContain(await sendRaw({ ...type, 'Content-Length': '1073741824' }, ['--x\r\n']));
  const start = '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n';
  expect([413, 0]).toContain(
    await sendRaw(type, [start, ...Array.from({ length: 200 }, () => Buffer.alloc(65_536, 'a'))]),
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('10,000 parts are rejected', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  expect([400, 413, 0]).toContain(
    await sendRaw({ 'Content-Type': 'multipart/form-data; boundary=x' }, [part.repeat(10_000), '--x--\r\n']),
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('the server survives other content types, a missing boundary, a truncated body and invalid UTF-8', async () => {
  expect((await post('{}', { 'Content-Type': 'application/json' })).status).toBe(400);
  expect((await post('hello', { 'Content-Type': 'multipart/form-data' })).status).toBe(400);
  expect([400, 0]).toContain(
    await sendRaw({ 'Content-Type': 'multipart/form-data; boundary=x' }, [
      '--x\r\nContent-Disposition: form-data; name="a"',
    ]),
  );
  expect([400, 0]).toContain(
    await sendRaw({ 'Content-Type': 'multipart/form-data; boundary=x' }, [
      '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n',
      Buffer.from([0xff, 0xfe, 0xc0]),
      '\r\n--x--\r\n',
    ]),
  );
  expect((await post(submission())).status).toBe(200);
});

test('a file upload is rejected, whatever its name', async () => {
  const form = submission();
  form.append('attachment', new Blob(['x']), '../../../etc/passwd');
  expect((await post(form)).status).toBe(400);
  expect(readdirSync(folder)).toEqual([]);
});

test('a field named "constructor" is stored like any other', async () => {
  expect((await post(submission({ __proto__x: '1', constructor: 'x' }))).status).toBe(200);
  expect((await readSubmissions(folder))[0]?.fields['constructor']).toBe('x');
});

const browserSends = (fields?: Record<string, string>) =>
  fetch(address + sendPath, {
    method: 'POST',
    body: submission(fields),
    headers: { accept: 'text/html,application/xhtml+xml', referer: `${address}/Contact?a=1` },
  });

test('a form that the browser itself sends is answered with a page that says Success and leads back', async () => {
  const answer = await browserSends();
  const page = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page).toContain('<h1>Success. Your message has been sent.</h1>');
  expect(page).toContain('<a href="/Contact">');
  expect(await readSubmissions(folder)).toHaveLength(1);
});

test('a form that the browser itself sends in vain is answered with its message, escaped', async () => {
  const answer = await browserSends({ user_id: '', message: '<b>kept</b>' });
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain('<h1>Send fail. The message could not be sent: The Public Key is required.</h1>');
  expect(page).toContain('<pre>&lt;b&gt;kept&lt;/b&gt;</pre>');
});

const answers = {
  answer_language: 'ko',
  answer_sent: '보냈습니다.',
  answer_sentNoAnswer: '<b>답장 없이</b> 보냈습니다.',
  answer_failed: '보내지 못했습니다.',
  answer_empty: '내용을 입력하십시오',
  answer_back: '김',
};

test('the answer to the browser is in the words and the language that the form brings; they are not stored', async () => {
  const page = await (await browserSends(answers)).text();
  expect(page).toContain('<html lang="ko">');
  expect(page).toContain('<h1>보냈습니다.</h1>');
  expect(page).toContain('<a href="/Contact">김</a>');
  expect((await readSubmissions(folder))[0]?.fields).toEqual(submitted);

  const noAddress = await (await browserSends({ ...answers, from_email: '' })).text();
  expect(noAddress).toContain('<h1>&lt;b&gt;답장 없이&lt;/b&gt; 보냈습니다.</h1>');
  const empty = await (await browserSends({ ...answers, message: ' ' })).text();
  expect(empty).toContain('<h1>보내지 못했습니다.</h1><p>내용을 입력하십시오</p>');
});

test('the words of the answer are cut at 300 characters, and those of another site are not shown', async () => {
  const long = await (await browserSends({ ...answers, answer_sent: '가'.repeat(1000) })).text();
  expect(long).toContain(`<h1>${'가'.repeat(300)}</h1>`);
  const foreign = await fetch(address + sendPath, {
    method: 'POST',
    body: submission({ ...answers, message: 'from elsewhere' }),
    headers: { accept: 'text/html', referer: 'https://elsewhere.example/form' },
  });
  expect(await foreign.text()).toContain('<h1>Success. Your message has been sent.</h1>');
});

test('Send pressed twice in a form that the browser itself sends stores one message, and both answers say so', async () => {
  const both = await Promise.all([browserSends(answers), browserSends(answers)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await both[1].text()).toContain('보냈습니다.');
  // The scripts came after all.
  expect((await post(submission())).status).toBe(200);
  expect(await readSubmissions(folder)).toHaveLength(1);
  await browserSends({ message: 'Something else' });
  expect(await readSubmissions(folder)).toHaveLength(2);
});

test('what the browser itself sent in vain can be sent again', async () => {
  address = await serve({ limit: 1 });
  await post(submission({ message: 'fills it' }));
  expect((await browserSends()).status).toBe(507);
  rmSync(join(folder, readdirSync(folder)[0] ?? ''));
  expect((await browserSends()).status).toBe(200);
  expect(await readSubmissions(folder)).toHaveLength(1);
});

test('an empty message that the browser itself sends is not stored', async () => {
  expect((await browserSends({ message: ' ' })).status).toBe(400);
  expect(await readSubmissions(folder)).toEqual([]);
});

test('a message that can not be stored is answered with 500 and its text', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file where the folder should be');
  const answer = await browserSends({ message: 'kept' });
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('<pre>kept</pre>')]);
});

test('other requests are passed to the site', async () => {
  expect(await (await fetch(`${address}/HAL`)).text()).toBe('site');
  expect(await (await fetch(address + sendPath)).text()).toBe('site');
});

test('the list of messages escapes HTML', async () => {
  await post(submission({ message: '<script>alert(1)</script>' }));
  const html = await (await fetch(`${address}/mailbox`)).text();
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script>');
});

/** Fewer while somebody waits, as the runs of properties. */
const many = Math.min(10_000, 20 * Number(process.env['PROPERTY_RUNS']));

test(`${many} submissions, 20 at a time, are all stored and not mixed up`, async () => {
  const queue = Array.from({ length: many }, (_, index) => index);
  const send = async () => {
    for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
      const fields = { ...submitted, from_name: `n${index}`, message: `m${index}` };
      const parts = Object.entries(fields).map(
        ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      // A FormData of fetch takes twice the time.
      expect(await sendRaw({ 'Content-Type': 'multipart/form-data; boundary=x' }, [`${parts.join('')}--x--\r\n`])).toBe(
        200,
      );
    }
  };
  await Promise.all(Array.from({ length: 20 }, send));
  const submissions = await readSubmissions(folder);
  expect(submissions).toHaveLength(many);
  expect(new Set(submissions.map(({ fields }) => fields['from_name'])).size).toBe(many);
  expect(submissions.filter(({ fields }) => fields['from_name']?.slice(1) !== fields['message']?.slice(1))).toEqual([]);
}, 300_000);

test('a full mailbox refuses a message and says what to do, until messages are deleted', async () => {
  address = await serve({ limit: 2 });
  const status = async () => (await post(submission())).status;
  expect([await status(), await status()]).toEqual([200, 200]);
  const refused = await post(submission());
  expect([refused.status, await refused.text()]).toEqual([507, expect.stringContaining('delete some of')]);
  rmSync(join(folder, readdirSync(folder)[0] ?? ''));
  expect(await status()).toBe(200);
});

test('the list is not served outside of development', async () => {
  expect((await fetch(`${await serve()}/mailbox`)).status).toBe(404);
});
