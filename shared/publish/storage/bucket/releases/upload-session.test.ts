import { memoryStore } from '../../../testing/memory-store';
import { BeingRemoved, UploadSession } from './upload-session';

const minutes = 60_000;
const [list, path] = ['_removing/a.json', '_areas/research/aaaa'];
/** Nothing but what the time is. */
const onlyDate = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
];
afterEach(() => jest.useRealTimers());

test.each([
  ['ahead', 10 * minutes],
  ['behind', -10 * minutes],
])('a publisher whose clock is %s keeps off what is being removed, and no longer', async (_, wrong) => {
  const store = (await memoryStore()).open();
  const now = Date.now();
  jest.useFakeTimers({ now: now + wrong, doNotFake: onlyDate });
  await store.put(list, Buffer.from(JSON.stringify([path])), {});
  const begin = async (until: number) => {
    const session = new UploadSession(store);
    const removing = { list, until: new Date(until).toISOString() };
    await session.begin({ removals: 1, removing });
    return () => session.checkStays(path);
  };
  expect(await begin(now + minutes)).toThrow(BeingRemoved);
  expect(await begin(now - minutes)).not.toThrow();
});
