import type { Compilation, Compiler } from 'webpack';
import { contractVersion } from '@portfolio/contract/area-module';
import type { BuildManifest, ReleaseOwner } from '@portfolio/contract/release';
import { readConfiguration } from '@portfolio/workspace/configuration';
import { integrity } from '@portfolio/workspace/integrity';
import { connectionsOf } from './third-parties';

/** Writes `release.json`: which files a browser loads in which order, each with its integrity value. */
export class ReleaseManifestPlugin {
  constructor(private readonly owner: ReleaseOwner) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleaseManifestPlugin', (compilation) => {
      // After REPORT every asset has its final name and bytes.
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        () => {
          compilation.emitAsset(
            'release.json',
            new sources.RawSource(JSON.stringify(this.manifest(compilation), null, 2)),
          );
        },
      );
    });
  }

  private manifest(compilation: Compilation): BuildManifest {
    const files = (chunk: string, extension: string) =>
      [...(compilation.namedChunks.get(chunk)?.files ?? [])].filter((file) => file.endsWith(extension));
    const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
    return {
      contract: contractVersion,
      owner: this.owner,
      entry: files(this.owner === 'shell' ? 'shell' : `area_${this.owner}`, '.js'),
      module: files(this.owner === 'shell' ? 'pages' : 'area', '.js'),
      css: this.owner === 'shell' ? [...files('shell', '.css'), ...files('hydrate', '.css')] : files('area', '.css'),
      ...(this.owner === 'shell' && { hydrate: files('hydrate', '.js'), moduleCss: files('pages', '.css') }),
      scripts: Object.fromEntries(
        scripts.map(({ name, source }) => [name, integrity(source.buffer())] as const).sort(),
      ),
      connect: connectionsOf(this.owner, readConfiguration()),
      bytes: scripts.reduce((sum, { source }) => sum + source.size(), 0),
    };
  }
}
