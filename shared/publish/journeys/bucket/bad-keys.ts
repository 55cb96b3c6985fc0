import assert from 'node:assert/strict';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { reader } from './radosgw';
import { storageOf, type SiteAt } from './site-of';

/** Publishes with wrong keys, without permission, with a wrong clock and into a missing bucket; the site stays as it is. */
export async function checkRefusals(site: SiteAt, research: string): Promise<void> {
  const before = await storageOf(site).read('releases.json');
  assert.ok(before, 'there is a site');
  const attempts: [string, SiteAt, RegExp][] = [
    ['wrong secret', { ...site, secretAccessKey: 'WRONG' }, /the key is wrong or unknown there/],
    ['unknown key', { ...site, accessKeyId: 'NOBODY' }, /the key is wrong or unknown there/],
    ['no permission to write', { ...site, ...reader }, /the key may not do that; it needs s3:GetObject/],
    ['missing bucket', { ...site, bucket: 'nowhere' }, /there is no such bucket/],
  ];
  for (const [what, place, sentence] of attempts) await checkRefusal(what, place, research, sentence);
  await withClock(60 * 60_000, () =>
    checkRefusal('clock off by an hour', site, research, /this machine's clock is off/),
  );
  assert.deepEqual(await storageOf(site).read('releases.json'), before);
}

async function checkRefusal(what: string, site: SiteAt, research: string, sentence: RegExp): Promise<void> {
  await assert.rejects(publish(storageOf(site), { research }), (error: Error) => {
    assert.match(error.message, sentence);
    console.log(`  ${what}: ${error.message}`);
    return true;
  });
}

/** Requests are signed with a time that is off by so many milliseconds. */
async function withClock(off: number, work: () => Promise<void>): Promise<void> {
  const { toISOString } = Object.getOwnPropertyDescriptors(Date.prototype);
  const shifted = function (this: Date) {
    return Reflect.apply(toISOString.value as () => string, new Date(this.getTime() + off), []);
  };
  Object.defineProperty(Date.prototype, 'toISOString', { ...toISOString, value: shifted });
  try {
    await work();
  } finally {
    Object.defineProperty(Date.prototype, 'toISOString', toISOString);
  }
}
