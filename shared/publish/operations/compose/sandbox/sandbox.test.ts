import { spawn, spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sandboxArguments } from './start-sandbox';

/** What code would do that got out of its context, up to the modules of Node themselves. */
const attempts = (port: number): Record<string, string> => ({
  'connect to a server': `heard(net.connect(${port}, '127.0.0.1'), 'connect')`,
  listen: `heard(net.createServer().listen(0), 'listening')`,
  'listen at a name': `heard(net.createServer().listen('\\0sandbox-${port}'), 'listening')`,
  'bind a datagram socket': `(() => { const socket = dgram.createSocket('udp4'); socket.bind(0); return heard(socket, 'listening'); })()`,
  'send a datagram': `(() => { const socket = dgram.createSocket('udp4'); socket.send('x', ${port}, '127.0.0.1', (error) => error || socket.emit('sent')); return heard(socket, 'sent'); })()`,
  'look up a name': `dns.lookup('localhost', () => 0)`,
  'resolve a name': `new dns.Resolver().resolve4('localhost', () => 0)`,
  'read a file': `import('node:fs').then((fs) => fs.readFileSync('/etc/hosts'))`,
  'start a command': `import('node:child_process').then((child) => child.execSync('id'))`,
  'start a thread': `import('node:worker_threads').then(({ Worker }) => new Worker('0', { eval: true }))`,
  'open the inspector': `import('node:inspector').then((inspector) => inspector.open(0))`,
  'inspect itself': `import('node:inspector').then(({ Session }) => new Session().connect())`,
  'signal another process': `node.kill(node.ppid, 0)`,
  'load a module by name': `node.getBuiltinModule('fs')`,
  'use a binding': `node.binding('fs')`,
  'make code': `Function('return 1')()`,
  'change all objects': `Object.prototype.changed = 1`,
});

/** Follows the sandbox's script, in its scope. */
const probe = (port: number) => `
  node.removeAllListeners('uncaughtException').on('uncaughtException', () => undefined);
  const heard = (emitter, event) => new Promise((done, failed) => {
    emitter.once(event, done).once('error', failed);
    setTimeout(failed, 300);
  });
  const done = [];
  ${Object.entries(attempts(port))
    .map(([name, code]) => `try { await (${code}); done.push(${JSON.stringify(name)}) } catch {}`)
    .join('\n')}
  send(JSON.stringify({ done, env: node.env, globals: typeof globalThis.process + typeof globalThis.fetch }));`;

/** What a process says that runs these arguments. */
async function messageOf(args: readonly string[]): Promise<unknown> {
  const child = spawn(process.execPath, args, { env: {}, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [message] = await Promise.race([once(child, 'message'), once(child, 'close')]);
  child.kill('SIGKILL');
  return typeof message === 'string' ? JSON.parse(message) : message;
}

test('what gets out of its context finds no environment, file, command, network or inspector', async () => {
  const reached: unknown[] = [];
  const server = createServer((socket) => reached.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const datagrams = createSocket('udp4', (message) => reached.push(message)).bind(port, '127.0.0.1');
  const args = sandboxArguments();
  args[args.indexOf('--eval') + 1] += probe(port);
  const message = await messageOf(args).finally(() => {
    server.close();
    datagrams.close();
  });
  expect(message).toEqual({ done: [], env: {}, globals: 'undefinedundefined' });
  expect(reached).toEqual([]);
});

/** A publisher that says the number of its sandbox's process when that begins to loop. */
const publisher = `
  import { startSandbox } from ${JSON.stringify(join(import.meta.dirname, 'start-sandbox.ts'))};
  const child = startSandbox();
  child.on('message', (text) => {
    child.send(JSON.parse(text).number + ' for (;;);');
    process.stdout.write(String(child.pid));
  });
  child.send(JSON.stringify({ kind: 'load', path: 'loop.js', now: 0 }));`;

test('an endless loop ends with its publisher, also when a signal ends that', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', publisher];
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [number] = (await once(parent.stdout, 'data')) as [Buffer];
  const state = () => spawnSync('ps', ['-o', 'stat=', '-p', String(number)], { encoding: 'utf8' }).stdout.trim();
  expect(state()).toMatch(/^[RS]/);
  parent.kill('SIGTERM');
  expect(await once(parent, 'close')).toEqual([null, 'SIGTERM']);
  // A zombie ended, too: only nobody has asked how.
  expect(state()).toMatch(/^Z|^$/);
});
