import { readFile } from 'node:fs/promises';
import { inRelease } from '../cache-control';
import { compressQuickly, compressThoroughly, encodings, type Encoding } from './compress';
import type { Draft } from '../storage';

/** Files that have compressed forms. */
export const compressible = /\.(?:css|html|js|json|svg|txt|xml)$/;
const compressedName = /\.(?:css|html|js|json|svg|txt|xml)\.(?:br|gz)$/;
/** Browsers never request the server bundle. */
const server = /^_(?:areas\/[^/]+|shell)\/[^/]+\/server\//;
/** Bytes: smaller files fit into the first packet either way. */
const threshold = 512;

/** `always` also writes forms that save nothing, for edges that cannot look whether there is one. */
type Forms = { encodings: readonly Encoding[]; always: boolean };

/** Whether a path names the compressed form of another file. */
export function isCompressedForm(path: string): boolean {
  return compressedName.test(path);
}

/** A draft that writes `.br` and `.gz` beside every text file that a browser may request, and hides them in lists. */
export function precompressedDraft(draft: Draft, forms: Forms = { encodings, always: false }): Draft {
  const writeForms = async (path: string, bytes: Buffer) => {
    const compress = inRelease.test(path) ? compressThoroughly : compressQuickly;
    const compressed = bytes.length < threshold && !forms.always ? undefined : await compress(bytes);
    for (const encoding of forms.encodings) {
      const form = `${path}.${encoding}`;
      if (compressed && (forms.always || compressed[encoding].length < bytes.length))
        await draft.write(form, compressed[encoding]);
      else if (await draft.exists(form)) await draft.remove(form);
    }
  };
  const hasForms = (path: string) => compressible.test(path) && !server.test(path);
  return {
    ...draft,
    write: async (path, bytes) => {
      await draft.write(path, bytes);
      if (hasForms(path)) await writeForms(path, Buffer.from(bytes));
    },
    copy: async (file, path) => {
      await draft.copy(file, path);
      if (hasForms(path)) await writeForms(path, await readFile(file));
    },
    remove: async (path) => {
      await draft.remove(path);
      if (hasForms(path)) for (const encoding of forms.encodings) await draft.remove(`${path}.${encoding}`);
    },
    list: async (path) => (await draft.list(path)).filter((name) => !isCompressedForm(name)),
  };
}
