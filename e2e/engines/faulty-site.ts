import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import ts from 'typescript';
import { texts } from '../site/site-words';
import { codeFaults, hashOf, mistaken, damaged, type CodeFault, type Fault } from './faults';
import { bodyOf, forward } from './upstream';

export type FaultySite = {
  /** With the path below which the site stands. */
  address: string;
  /** Ends the fault. */
  heal: () => void;
  /** Lets the responses come that are held back. */
  release: () => void;
  /** Addresses that failed, as they are in the site. */
  failedRequests: string[];
  /** All requested addresses of the failing files, in order. */
  asked: string[];
  /** Bodies of what the page sent to /vitals. */
  reports: string[];
  close: () => void;
};

export type FaultySiteOptions = {
  /** Address of the site without faults: its origin, and the path below which it stands. */
  behind: string;
  fault?: Fault;
  /** Paths that fail. */
  path?: RegExp;
  /** Replacements in pages, scripts and headers, such as origins of services. */
  instead?: ReadonlyMap<string, string>;
  /** Replaces timer durations in the page, in milliseconds. */
  limits?: Readonly<Record<number, number>>;
  /** Paths whose responses are held back. */
  held?: RegExp;
  /** Code that runs in each page before its own, such as a browser's missing interface. */
  before?: string;
  /** The first of the documents is cut in half. */
  cutsFirst?: true;
  /** No script runs, as in a browser with JavaScript switched off. */
  withoutScripts?: true;
};

/**
 * A proxy in front of a published site that lets some of its files fail, so that all engines meet the same fault without
 * request interception.
 */
export async function faultySite(options: FaultySiteOptions): Promise<FaultySite> {
  const { behind, fault, path, instead, held, limits = {}, before = '' } = options;
  const { origin, pathname } = new URL(behind);
  const base = pathname.replace(/\/$/, '');
  let healthy = !fault;
  let isCut = !options.cutsFirst;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const failedRequests: string[] = [];
  const asked: string[] = [];
  const reports: string[] = [];
  const edit =
    fault && isCodeFault(fault) ? mistake(fault, path) : instead && ((code: string) => replaced(code, instead));
  const changes = edit && (await republish(behind, edit));
  const others = new Map([...(instead ?? []), ...(changes?.hashes ?? [])]);
  const server = createServer((request, response) => {
    const full = request.url ?? '/';
    if (full === '/page-probe.js') return send(response, 200, 'text/javascript', before + pageProbe(limits));
    const url = full.startsWith(`${base}/`) ? full.slice(base.length) : '';
    if (url === '/vitals')
      return void bodyOf(request).then((body) => {
        reports.push(String(body));
        response.writeHead(204).end();
      });
    const meant = path?.test(url.split('?')[0] ?? '');
    const isHeld = held?.test(url);
    if (meant || isHeld) asked.push(url);
    const hit = !healthy && meant;
    if (hit) failedRequests.push(url);
    if (hit && fault && !isCodeFault(fault)) {
      if (fault === 'hang') return;
      if (fault === 'refused') return void request.socket.destroy();
      if (fault === '404' || fault === '503') return send(response, Number(fault), 'text/plain', 'No.');
      if (fault === 'html')
        return send(response, 200, 'text/html', '<!doctype html><title>Elsewhere</title><p>Sign in');
    }
    void (isHeld ? released : Promise.resolve())
      .then(() => forward(origin + full, request))
      .then(({ status, headers, body }) => {
        const kind = headers['content-type'] ?? '';
        if (hit && (fault === 'empty' || fault === 'corrupt' || fault === 'tampered')) body = damaged(fault, body);
        const changed = changes?.get(url.split('?')[0] ?? '');
        if (changed) body = Buffer.from(changed);
        if (changes && /html|json/.test(kind)) body = Buffer.from(replaced(String(body), others));
        const replacedHeaders = Object.entries(headers).map(([name, value]) => [name, replaced(value, others)]);
        const sent = { ...Object.fromEntries(replacedHeaders) } as Record<string, string>;
        if (kind.startsWith('text/html')) {
          if (options.withoutScripts) sent['content-security-policy'] = "script-src 'none'";
          else body = Buffer.from(String(body).replace('<head>', '<head><script src="/page-probe.js"></script>'));
          if (!isCut) body = body.subarray(0, body.length >> 1);
          isCut = true;
        }
        response.writeHead(status, { ...sent, 'content-length': body.length }).end(body);
      })
      .catch(() => response.destroy());
  });
  const address = (await listenAnew(server)) + base;
  return {
    address,
    heal: () => (healthy = true),
    release,
    failedRequests,
    asked,
    reports,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const used = new Set<number>();

/** Listens on a port that was not used before: browsers cache by origin. */
async function listenAnew(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (!bound || typeof bound === 'string') throw new Error('The machine gave no free port.');
  if (used.has(bound.port)) {
    await new Promise((resolve) => server.close(resolve));
    return listenAnew(server);
  }
  used.add(bound.port);
  return `http://127.0.0.1:${bound.port}`;
}

function isCodeFault(fault: Fault): fault is CodeFault {
  return (codeFaults as readonly string[]).includes(fault);
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response
    .writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
    .end(text);
}

class Changes extends Map<string, string> {
  readonly hashes = new Map<string, string>();
}

type Edit = (code: string, script: string) => string;

function mistake(fault: CodeFault, path?: RegExp): Edit {
  return (code, script) => (path?.test(script) ? mistaken(fault, script, code) : code);
}

/** The scripts that a publish of edited code would write, with their hashes. */
async function republish(behind: string, edit: Edit): Promise<Changes> {
  const changes = new Changes();
  const scripts = await scriptsOf(behind);
  for (const script of scripts) await change(script, edit);
  // Scripts that contain the hash of a changed script change too.
  for (const script of scripts.filter((each) => !changes.has(each)))
    await change(script, (code) => replaced(code, changes.hashes));
  return changes;

  async function change(script: string, by: Edit): Promise<void> {
    const before = String((await forward(behind + script)).body);
    const after = by(before, script);
    if (after === before) return;
    changes.set(script, after);
    changes.hashes.set(hashOf(Buffer.from(before)), hashOf(Buffer.from(after)));
  }
}

async function scriptsOf(behind: string): Promise<string[]> {
  const releases = JSON.parse(String((await forward(`${behind}/releases.json`)).body)) as {
    shell: { live: string };
    areas: Record<string, { live: string }>;
  };
  const folders = [
    `/_shell/${releases.shell.live}/browser/`,
    ...Object.entries(releases.areas).map(([name, { live }]) => `/_areas/${name}/${live}/browser/`),
  ];
  const lists = folders.map(async (folder) => {
    const { scripts } = JSON.parse(String((await forward(`${behind}${folder}release.json`)).body)) as {
      scripts: object;
    };
    return Object.keys(scripts).map((file) => folder + file);
  });
  return (await Promise.all(lists)).flat();
}

function replaced(text: string, others: ReadonlyMap<string, string>): string {
  for (const [before, after] of others) text = text.replaceAll(before, after);
  return text;
}

const { failed, retry, stillLoading } = texts;
const words = { failed, failedArea: texts.failedArea.replace('{area}', '[^.]+'), retry, stillLoading };

let code = '';
function pageProbe(limits: Readonly<Record<number, number>>): string {
  code ||= ts.transpileModule(readFileSync(join(import.meta.dirname, 'page-probe.ts'), 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
  }).outputText;
  return `window.limits = ${JSON.stringify(limits)};window.words = ${JSON.stringify(words)};{${code.replace('export {};', '')}}`;
}
