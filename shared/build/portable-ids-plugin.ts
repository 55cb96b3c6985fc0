import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

const name = 'PortableIdsPlugin';
/** The entry that module federation writes for its runtime, below the process's folder. Its name is a hash of absolute paths. */
const runtimeEntry = /[^|! ]*(\.federation\/entry)\.[0-9a-f]+(?=\.js)/g;

/** The name or path of that entry, the same wherever it is written; others stay. */
export function withoutEntryHash(path: string): string {
  return path.replace(runtimeEntry, '$1');
}

/**
 * Names the modules of module federation by paths relative to the repository, so that a build is the same in every
 * folder. Webpack shortens an absolute path where a part of a module's identifier begins with it; those of shared and
 * exposed modules have theirs in the middle: https://github.com/webpack/webpack/issues/20852,
 * https://github.com/module-federation/core/issues/4830.
 */
export class PortableIdsPlugin {
  apply(compiler: Compiler): void {
    const folder = `${compiler.context}/`;
    const inTheMiddle = new RegExp(`[^|!]${folder.replace(/[^\w/]/g, '\\$&')}`);
    compiler.hooks.compilation.tap(name, (compilation) => {
      // Before webpack numbers those that are left.
      compilation.hooks.moduleIds.tap({ name, stage: -1 }, (modules) => {
        for (const module of modules) {
          const identifier = module.identifier();
          const differs = inTheMiddle.test(identifier) || identifier.search(runtimeEntry) >= 0;
          if (!differs || compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          const text = module.libIdent({ context: compiler.context }) ?? identifier;
          const portable = withoutEntryHash(text).replaceAll(folder, '');
          compilation.chunkGraph.setModuleId(module, shortHash(portable));
        }
      });
    });
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 6);
}
