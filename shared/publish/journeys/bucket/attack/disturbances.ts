import { ObjectStore } from '@portfolio/publish/storage/bucket/store/object-store';
import { liveKey } from '@portfolio/publish/storage/bucket/states/site-states';

/** Milliseconds within which the engines answer most requests. */
const onItsWay = 8;

/** Makes this a process with a bad day: answers are lost, and it is killed before, during or after any request. */
export function disturb(
  { lost, life, blind }: { lost: number; life: number; blind: boolean },
  random: () => number,
): void {
  if (blind) forgetConditions();
  const send = globalThis.fetch;
  const kill = () => process.kill(process.pid, 'SIGKILL');
  let left = life > 0 ? Math.ceil(2 * life * random()) : Infinity;
  globalThis.fetch = async (input, init) => {
    if (--left === 0) setTimeout(kill, onItsWay * random());
    const response = await send(input, init);
    if (random() >= lost) return response;
    await response.arrayBuffer();
    const cause = Object.assign(new Error('the answer was lost'), { code: 'ECONNRESET' });
    throw new TypeError('fetch failed', { cause });
  };
}

/** The control: whoever writes last wins. */
function forgetConditions(): void {
  const { put } = ObjectStore.prototype;
  ObjectStore.prototype.put = function (path, bytes, headers, condition) {
    return put.call(this, path, bytes, headers, path === liveKey ? undefined : condition);
  };
}
