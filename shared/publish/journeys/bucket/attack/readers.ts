import { navigationOf } from '@portfolio/compose/navigation';
import { pageFile, pointerFile, releaseFolder } from '@portfolio/contract/published/paths';
import type { Releases } from '@portfolio/contract/release';
import type { PageState, SiteOrder } from '@portfolio/site/page-state';
import type { ObjectStore } from '@portfolio/publish/storage/bucket/store/object-store';
import { numberOf, readLive, stateFolder } from '@portfolio/publish/storage/bucket/states/site-states';

/** What readers found. `wrong` are sentences: mixed pages, missing files, steps back. */
export type Readings = { pages: number; wrong: string[] };

/** Reads pages as an edge does, each from the state that is live, until `isOver`. */
export async function readPages(
  store: ObjectStore,
  paths: readonly string[],
  random: () => number,
  readings: Readings,
  isOver: () => boolean,
): Promise<void> {
  let last = 0;
  while (!isOver()) {
    const live = await readLive(store);
    const path = paths[Math.floor(random() * paths.length)] ?? '/';
    if (!live) continue;
    const number = numberOf(live.state);
    if (number < last) readings.wrong.push(`${path} goes back from state ${last} to ${number}`);
    last = number;
    readings.wrong.push(...(await faultsOf(store, live.state, path)));
    readings.pages++;
  }
}

/** What of a page is not of its state: its releases, its sidebar, its scripts. */
async function faultsOf(store: ObjectStore, state: string, path: string): Promise<string[]> {
  const read = async (file: string) => (await store.get(`${stateFolder(state)}/${file}`))?.bytes.toString('utf8');
  const [html, pointer] = [await read(pageFile(path)), await read(pointerFile)];
  if (!html || !pointer) return [`${path} is missing in state ${state}`];
  const releases = JSON.parse(pointer) as Releases;
  const page = JSON.parse(
    /<script type="application\/json" id="state">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  ) as PageState;
  const faults: string[] = [];
  const { shell, area } = page.lock;
  if (shell !== releases.shell.live) faults.push(`${path} in ${state} is of another shell`);
  if (area && area.release !== releases.areas[area.name]?.live)
    faults.push(`${path} in ${state} is of another release`);
  const order = JSON.parse(
    (await store.get(`${releaseFolder('shell', shell)}/content/order.json`))?.bytes.toString('utf8') ?? '',
  ) as SiteOrder;
  if (JSON.stringify(page.frame) !== JSON.stringify(navigationOf(releases, order)))
    faults.push(`${path} in ${state} has another sidebar`);
  for (const script of Object.keys(area?.scripts ?? {}))
    if (area && !(await store.has(`${releaseFolder(area.name, area.release)}/browser/${script}`)))
      faults.push(`${script} of ${area.name}'s release ${area.release} is missing in ${state}`);
  return faults;
}
