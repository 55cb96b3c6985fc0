import { foreignFolder } from '@portfolio/contract/published/paths';

type Assets = Record<'js' | 'css', Record<'sync' | 'async', readonly string[]>>;
type Manifest = {
  metaData: { buildInfo: { buildVersion: string }; remoteEntry: { path: string } };
  shared: readonly { assets: Assets }[];
  exposes: readonly { assets: Assets }[];
};

/**
 * The manifest of a container as it stands at another address: its files are still those of the release, and the version that
 * Module Federation's tools show is the release.
 * @param text the manifest beside the container.
 * @param release its folder, relative to the site.
 */
export function liveManifest(text: string, release: string): string {
  const manifest = JSON.parse(text) as Manifest;
  const { metaData } = manifest;
  const folder = `${release}/${foreignFolder}`;
  return JSON.stringify({
    ...manifest,
    metaData: {
      ...metaData,
      buildInfo: { ...metaData.buildInfo, buildVersion: release.split('/').at(-1) },
      remoteEntry: { ...metaData.remoteEntry, path: folder },
    },
    shared: manifest.shared.map((each) => ({ ...each, assets: within(folder, each.assets) })),
    exposes: manifest.exposes.map((each) => ({ ...each, assets: within(folder, each.assets) })),
  });
}

function within(folder: string, { js, css }: Assets): Assets {
  const all = (files: readonly string[]) => files.map((file) => `${folder}/${file}`);
  return {
    js: { sync: all(js.sync), async: all(js.async) },
    css: { sync: all(css.sync), async: all(css.async) },
  };
}
