import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import ts from 'typescript';
import { codeFaults, hashOf, mistaken, spoiled, type CodeFault, type Fault } from './faults';

export type FaultySite = {
  address: string;
  /** From now on everything comes as it should. */
  heal: () => void;
  /** Addresses that the fault met. */
  met: string[];
  /** All addresses of the harmed files that were asked for, in their order. */
  asked: string[];
  /** Bodies of what the page sent to /vitals. */
  reports: string[];
  close: () => void;
};

type Options = {
  /** Where the healthy site is served. */
  behind: string;
  fault?: Fault;
  /** Paths that the fault meets. */
  path?: RegExp;
  /** In the page, a time of so many milliseconds lasts another. */
  limits?: Readonly<Record<number, number>>;
};

/**
 * Stands in front of a published site on an origin of its own, and lets one of its files come to
 * harm. No engine needs to intercept anything, so all of them meet the same fault.
 */
export async function faultySite({ behind, fault, path, limits = {} }: Options): Promise<FaultySite> {
  let healthy = !fault;
  const met: string[] = [];
  const asked: string[] = [];
  const reports: string[] = [];
  const changes = fault && path && isCodeFault(fault) ? await republished(behind, fault, path) : undefined;
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (url === '/probe.js') return send(response, 200, 'text/javascript', probe(limits));
    if (url === '/vitals')
      return void bodyOf(request).then((body) => {
        reports.push(String(body));
        response.writeHead(204).end();
      });
    const meant = path?.test(url.split('?')[0] ?? '');
    if (meant) asked.push(url);
    const hit = !healthy && meant;
    if (hit) met.push(url);
    if (hit && fault && !isCodeFault(fault)) {
      if (fault === 'hang') return;
      if (fault === 'refused') return void request.socket.destroy();
      if (fault === '404' || fault === '503') return send(response, Number(fault), 'text/plain', 'No.');
      if (fault === 'html')
        return send(response, 200, 'text/html', '<!doctype html><title>Elsewhere</title><p>Sign in');
    }
    void forward(`${behind}${url}`, request)
      .then(({ status, headers, body }) => {
        const kind = headers['content-type'] ?? '';
        if (hit && (fault === 'empty' || fault === 'corrupt' || fault === 'tampered')) body = spoiled(fault, body);
        if (changes?.has(url.split('?')[0] ?? '')) body = Buffer.from(changes.get(url.split('?')[0] ?? '') ?? '');
        if (changes && /html|json/.test(kind)) body = replaced(body, changes.hashes);
        if (kind.startsWith('text/html'))
          body = Buffer.from(String(body).replace('<head>', '<head><script src="/probe.js"></script>'));
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (!bound || typeof bound === 'string') throw new Error('The machine gave no free port.');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    heal: () => (healthy = true),
    met,
    asked,
    reports,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function isCodeFault(fault: Fault): fault is CodeFault {
  return (codeFaults as readonly string[]).includes(fault);
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response
    .writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
    .end(text);
}

/** What is true of the healthy answer alone. */
const ofThisAnswer = new Set(['content-encoding', 'transfer-encoding', 'connection', 'keep-alive', 'etag']);

async function forward(url: string, request: IncomingMessage) {
  const { method = 'GET' } = request;
  const sent = method === 'POST' && {
    body: await bodyOf(request),
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  };
  const answer = await fetch(url, { method, redirect: 'manual', ...sent });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofThisAnswer.has(name)));
  const body: Buffer = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers, body };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

class Changes extends Map<string, string> {
  readonly hashes = new Map<string, string>();
}

/** The scripts that a publish of mistaken code would have written, with the hashes that would name them. */
async function republished(behind: string, fault: CodeFault, path: RegExp): Promise<Changes> {
  const changes = new Changes();
  const scripts = await scriptsOf(behind);
  for (const script of scripts.filter((each) => path.test(each)))
    await change(script, (code) => mistaken(fault, script, code));
  // Whoever carries the hash of a changed script changes with it.
  for (const script of scripts.filter((each) => !changes.has(each)))
    await change(script, (code) => String(replaced(Buffer.from(code), changes.hashes)));
  return changes;

  async function change(script: string, edit: (code: string) => string): Promise<void> {
    const before = await (await fetch(behind + script)).text();
    const after = edit(before);
    if (after === before) return;
    changes.set(script, after);
    changes.hashes.set(hashOf(Buffer.from(before)), hashOf(Buffer.from(after)));
  }
}

async function scriptsOf(behind: string): Promise<string[]> {
  const releases = (await (await fetch(`${behind}/releases.json`)).json()) as {
    shell: { live: string };
    areas: Record<string, { live: string }>;
  };
  const folders = [
    `/_shell/${releases.shell.live}/browser/`,
    ...Object.entries(releases.areas).map(([name, { live }]) => `/_areas/${name}/${live}/browser/`),
  ];
  const lists = folders.map(async (folder) => {
    const { scripts } = (await (await fetch(`${behind}${folder}release.json`)).json()) as { scripts: object };
    return Object.keys(scripts).map((file) => folder + file);
  });
  return (await Promise.all(lists)).flat();
}

function replaced(bytes: Buffer, hashes: ReadonlyMap<string, string>): Buffer {
  let text = String(bytes);
  for (const [before, after] of hashes) text = text.replaceAll(before, after);
  return Buffer.from(text);
}

let code = '';
function probe(limits: Readonly<Record<number, number>>): string {
  code ||= ts.transpileModule(readFileSync(join(import.meta.dirname, 'probe.ts'), 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
  }).outputText;
  return `window.limits = ${JSON.stringify(limits)};{${code.replace('export {};', '')}}`;
}
