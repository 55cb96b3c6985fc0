import { z } from 'zod';
import { precompressedDraft } from '../drafts/precompressed-draft';
import { jsonOf } from '../read-json';
import { PublishError, type Ask, type Asks } from '../storage';
import { bucketDraft, bucketForms } from './bucket-draft';
import { newStateName, readLive, readState } from './states/site-states';
import type { ObjectStore } from './store/object-store';
import { askedReleases, type AskedRelease } from './releases/asked-releases';
import { BeingRemoved, UploadSession } from './releases/upload-session';

const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' };

/** Whatever else an area's key wrote there is left out. */
const noted = z.object({
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/)
    .optional()
    .catch(undefined),
  dirty: z.literal(true).optional().catch(undefined),
  message: z.string().max(1000).optional().catch(undefined),
});

/** Requests are objects of their own, `_asked/<area>/<release>.json`, so that none is lost when another is removed. */
export function bucketAsks(store: ObjectStore): Asks {
  return {
    ask: async ({ area, release, note, message }, upload) => {
      await uploadWhole(store, upload);
      await store.put(`_asked/${area}/${release}.json`, Buffer.from(JSON.stringify({ ...note, message })), headers);
    },
    read: async () => {
      const latest = new Map((await askedReleases(store)).map((each) => [each.area, each]));
      return Promise.all([...latest.values()].map((each) => readAsk(store, each)));
    },
    forget: async ({ area, release }) => {
      const own = (await askedReleases(store)).filter((each) => each.area === area);
      const last = own.findIndex((each) => each.release === release);
      for (const { path } of own.slice(0, last + 1)) await store.delete(path);
    },
  };
}

async function readAsk(store: ObjectStore, { path, area, release }: AskedRelease): Promise<Ask> {
  const text = String((await store.get(path))?.bytes ?? '');
  const { message, ...note } = noted.safeParse(jsonOf(text)).data ?? {};
  return { area, release, note: withoutEmpty(note), message };
}

function withoutEmpty({ commit, dirty }: { commit?: string | undefined; dirty?: true | undefined }): Ask['note'] {
  return { ...(commit && { commit }), ...(dirty && { dirty }) };
}

/** Uploads again when a prune removed files meanwhile, of which some may be needed. */
async function uploadWhole(store: ObjectStore, upload: Parameters<Asks['ask']>[1]): Promise<void> {
  for (;;) {
    const live = await readLive(store);
    if (!live)
      throw new PublishError(
        `${store.where} holds no site yet. Nothing was asked. Its first publish needs the key of the site: npm run publish -- all`,
      );
    const session = new UploadSession(store);
    await session.begin(live);
    const base = await readState(store, live.state);
    const draft = bucketDraft(store, session, base, newStateName(base.number + 1), base.number + 1);
    try {
      await upload(precompressedDraft(draft, bucketForms));
      await draft.finishReleases();
    } catch (error) {
      await draft.settle();
      throw error instanceof BeingRemoved ? removing(error) : error;
    }
    if ((await readLive(store))?.removals === live.removals) return;
  }
}

function removing({ path, until }: BeingRemoved): PublishError {
  const time = until.toTimeString().slice(0, 8);
  return new PublishError(
    `A prune is removing ${path}, at most until ${time}. Nothing was asked. Run the same command again then.`,
  );
}
