/**
 * The process in which composer and areas run, as text behind --eval: it may not read a file, not even its own. It takes
 * from itself what foreign code could reach, and then passes messages between the publisher and `composer-host.mjs`,
 * which runs in a context without globals of Node.
 */
import { createHash } from 'node:crypto';
import dgram from 'node:dgram';
import dns from 'node:dns';
import { builtinModules } from 'node:module';
import net from 'node:net';
import { Script, createContext } from 'node:vm';

const { process: node, setTimeout, setInterval, clearTimeout, queueMicrotask } = globalThis;
const [, hostScript] = node.argv;
const send = node.send.bind(node);
const exit = node.exit.bind(node);

/** More than any file of a site. */
const longestMessage = 64_000_000;

/** What web platforms have beside the language, and servers render with. None of it opens a connection. */
const standards = [
  'AbortController',
  'AbortSignal',
  'DOMException',
  'Event',
  'EventTarget',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'atob',
  'btoa',
  'structuredClone',
];

/** The permission model leaves the network open: here every kind of handle loses what opens, binds or sends. */
function closeNetwork() {
  const refuse = () => {
    throw new Error('There is no network here.');
  };
  const datagrams = dgram.createSocket('udp4');
  const states = Object.getOwnPropertySymbols(datagrams).map((name) => datagrams[name]);
  const handles = [
    net._createServerHandle('127.0.0.1', 0, 4),
    states.find((state) => state?.handle)?.handle,
    node.stderr._handle,
  ];
  const kinds = handles.map((handle) => Object.getPrototypeOf(handle));
  handles[0].close();
  datagrams.close();
  const opens = /^(open|bind6?|connect6?|listen|send6?|recvStart)$/;
  for (const kind of kinds) for (const name of Object.keys(kind)) if (opens.test(name)) kind[name] = refuse;
  for (const names of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
    for (const name of Object.keys(names)) if (typeof names[name] === 'function') names[name] = refuse;
}

/** What the permission model leaves of the process: signals to others, the inspector, modules by name, open streams. */
function closeProcess() {
  const doors =
    'abort binding _linkedBinding _debugProcess _debugEnd dlopen getBuiltinModule kill _kill mainModule stdin stdout stderr';
  for (const name of doors.split(' ')) Object.defineProperty(node, name, { value: undefined });
}

/** Code that gets hold of an object of this realm finds no module in it either. */
function closeGlobals() {
  const doors = ['process', 'fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'require', 'module', 'exports'];
  for (const name of [...doors, ...builtinModules]) Reflect.deleteProperty(globalThis, name);
}

/** A function of the bundle's text. V8 keeps what it compiled of a script for the next context, not of `compileFunction`. */
function compileIn(context, source, filename) {
  const head = '(function (module, exports, require) {';
  return new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length }).runInContext(context);
}

/** What a composer runs in: a context without globals of Node. It hears and says nothing any more once it was left. */
class Place {
  #timers = new Set();
  #left = false;

  constructor() {
    const context = createContext(Object.create(null));
    for (const name of standards) context[name] = globalThis[name];
    Object.assign(this, host.runInContext(context)(this.#door(context)));
  }

  /** What the host script is given. It hands none of it on. */
  #door(context) {
    const after = (set) => (work, delay) => {
      if (this.#left) return 0;
      const timer = set(work, delay);
      this.#timers.add(+timer);
      return timer;
    };
    return {
      send: (text) => {
        if (this.#left) return;
        if (text.length > longestMessage) throw new Error(`It makes ${text.length} characters, which no page has.`);
        send(text);
      },
      sha256: (text) => createHash('sha256').update(text).digest('base64'),
      compile: (source, filename) => compileIn(context, source, filename),
      setTimeout: after(setTimeout),
      setInterval: after(setInterval),
      clearTimeout: (timer) => {
        this.#timers.delete(timer);
        clearTimeout(timer);
      },
      queueMicrotask,
    };
  }

  leave() {
    this.#left = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

/** Classes of the web are shared by all contexts: nothing of one stays in them. */
function freezeStandards() {
  for (const name of standards) {
    Object.freeze(globalThis[name]);
    if (globalThis[name].prototype) Object.freeze(globalThis[name].prototype);
  }
}

const host = new Script(hostScript, { filename: 'composer-host' });
closeNetwork();
freezeStandards();
closeProcess();
closeGlobals();
let place = new Place();
node.on('message', (text) => {
  if (text !== 'again') return place.receive(text);
  place.leave();
  place = new Place();
  send('again');
});
node.on('disconnect', exit);
node.on('uncaughtException', (error) => place.crashed(error));
