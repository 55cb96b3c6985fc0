/**
 * Runs in the context of composer and areas, made of its objects alone: from outside come texts and the functions of
 * `door`, which stay in here. It answers the publisher's requests (load, plan, next) and asks it for files.
 */
// eslint-disable-next-line @typescript-eslint/no-unused-expressions -- It is the value of the script.
(door) => {
  const { parse, stringify } = JSON;
  const waiting = new Map();
  const plans = [];
  const numbers = new WeakMap();
  let asked = 0;
  let composer;

  /** Errors from outside have a constructor of outside. */
  const inside =
    (work) =>
    (...values) => {
      try {
        return work(...values);
      } catch (error) {
        // eslint-disable-next-line preserve-caught-error -- It is what must not come in.
        throw new Error(`${error.message}`);
      }
    };
  const post = inside(door.send);
  const tell = (message) => post(stringify(message));
  const sha256 = inside(door.sha256);
  const compile = inside(door.compile);

  class Refused extends Error {}

  function ask(kind, path) {
    const number = ++asked;
    tell({ kind, number, path });
    return new Promise((resolve, reject) => waiting.set(number, { resolve, reject }));
  }

  /** The publisher keeps its own errors, and takes them back by number. */
  function answer({ number, text, error }) {
    const { resolve, reject } = waiting.get(number);
    waiting.delete(number);
    if (error === undefined) return resolve(text);
    const own = new Error('The publisher cannot read it.');
    numbers.set(own, error);
    reject(own);
  }

  /** A CommonJS bundle of a release. The libraries that it leaves out are the composer's: all render with one React. */
  async function run(path, libraries) {
    const source = await ask('source', path);
    const module = { exports: {} };
    const require = (name) => {
      if (!Object.hasOwn(libraries, name))
        throw new Error(`${path} requires "${name}", which the live composer does not have.`);
      return libraries[name];
    };
    compile(source, path)(module, module.exports, require);
    tell({ kind: 'ran' });
    return module.exports;
  }

  const requests = {
    async load({ path, now }) {
      const { compose } = await run(path, {});
      composer = {
        compose,
        host: {
          read: (file) => ask('read', file),
          run,
          sha256: (text) => sha256(`${text}`),
          refused: (sentence, cause) => new Refused(sentence, { cause }),
          now: new Date(now),
        },
      };
    },
    async plan({ releases }) {
      const parts = await composer.compose(composer.host, releases);
      plans.push(parts.map((part) => ({ part })));
      return parts.map(({ name, owner, dependsOn, paths }) => ({ name, owner, dependsOn, paths }));
    },
    async next({ plan, part: index }) {
      const planned = plans[plan][index];
      planned.files ??= planned.part.compose()[Symbol.asyncIterator]();
      const { value, done } = await planned.files.next();
      return done ? undefined : { paths: value.paths, text: value.text };
    },
  };

  /** @returns a message that says what was thrown, whatever it was. */
  function describe(kind, error) {
    try {
      const { message = error, stack = '', cause } = Object(error);
      const number = numbers.get(Object(error)) ?? numbers.get(Object(cause));
      const refused = error instanceof Refused;
      return stringify({ kind, number, refused, message: `${message}`, stack: `${cause?.stack ?? stack}` });
    } catch {
      return stringify({ kind, message: 'what it throws cannot be shown' });
    }
  }

  async function receive(text) {
    if (text[0] !== '{') {
      const [number] = text.split(' ', 1);
      return answer({ number: +number, text: text.slice(number.length + 1) });
    }
    const message = parse(text);
    if (message.kind === 'answer') return answer(message);
    try {
      tell({ kind: 'done', value: await requests[message.kind](message) });
    } catch (error) {
      post(describe('failed', error));
    }
  }

  // Outside they are objects.
  globalThis.setTimeout = (work, delay, ...values) => +door.setTimeout(() => work(...values), delay);
  globalThis.setInterval = (work, delay, ...values) => +door.setInterval(() => work(...values), delay);
  globalThis.clearTimeout = globalThis.clearInterval = (timer) => door.clearTimeout(+timer);
  globalThis.queueMicrotask = (work) => door.queueMicrotask(() => work());
  globalThis.performance = { now: () => Date.now() };
  return { receive, crashed: (error) => post(describe('crashed', error)) };
};
