import { createHash } from 'node:crypto';

/** Failures of the network. */
export const transportFaults = ['refused', '404', '503', 'html', 'empty', 'corrupt', 'tampered', 'hang'] as const;
/** Defects of a published release with correct hashes. */
export const codeFaults = ['throws at load', 'wrong exports', 'throws while rendering'] as const;
export type TransportFault = (typeof transportFaults)[number];
export type CodeFault = (typeof codeFaults)[number];
export type Fault = TransportFault | CodeFault;

/** A file's bytes after a fault. */
export function damaged(fault: 'empty' | 'corrupt' | 'tampered', bytes: Buffer): Buffer {
  switch (fault) {
    case 'empty':
      return Buffer.alloc(0);
    case 'corrupt':
      return bytes.subarray(0, bytes.length >> 1);
    case 'tampered':
      return Buffer.concat([bytes, Buffer.from('\n;globalThis.tampered = true;')]);
  }
}

/** A script's code with a defect. */
export function mistaken(fault: CodeFault, file: string, code: string): string {
  if (fault === 'throws at load') return 'throw new Error("This script throws at load.");';
  const area = /remoteEntry/.test(file) ? /\barea_[a-z]+/.exec(code)?.[0] : undefined;
  if (area) return `${code}\n;${wrappedContainer(area, fault)}`;
  const chunk = /webpackChunkportfolio_[a-z]+/.exec(code)?.[0];
  if (!chunk || /^\/_shell\//.test(file)) return 'globalThis.portfolio = {};';
  return `${wrappedChunk(chunk, fault)}\n${code}`;
}

const page = 'Page() { throw new Error("This page throws while rendering."); }';

function wrappedContainer(area: string, fault: CodeFault): string {
  const module = fault === 'wrong exports' ? '({ other: 1 })' : `({ area: { ...(await load())().area, ${page} } })`;
  return `{
    const whole = globalThis.${area};
    const wrapped = { init: (...words) => whole.init(...words), get: async (name) => {
      const load = () => whole.get(name);
      const module = ${module};
      return () => module;
    } };
    globalThis.${area} = wrapped;
  }`;
}

function wrappedChunk(chunk: string, fault: CodeFault): string {
  const other = fault === 'wrong exports' ? '{ other: 1 }' : `{ area: { ...exports.area, ${page} } }`;
  return `{
    const list = (globalThis.${chunk} ||= []);
    const push = list.push;
    list.push = (data) => {
      for (const [id, make] of Object.entries(data[1])) data[1][id] = (module, exports, require) => {
        make(module, exports, require);
        if ('area' in exports) module.exports = ${other};
      };
      return push.call(list, data);
    };
  }`;
}

/** Subresource integrity value. */
export function hashOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
