import { createServer } from 'node:http';
import { buildWorkspaces, owners } from '@portfolio/build/build-workspace';
import { root } from '@portfolio/workspace/root';
import { mailboxFolder, withMailbox } from '@portfolio/mailbox/with-mailbox';
import { liveOwners, strangerSentences } from '@portfolio/publish/live-areas';
import { ownSitemapFile } from '@portfolio/publish/paths';
import { checkPort, listenWith, portFrom } from '@portfolio/publish/port';
import { checkLive } from '@portfolio/publish/ready/check-live';
import { rememberLiveRoutes } from '@portfolio/publish/remember-live-routes';
import { contentRoot, outputOf } from '@portfolio/workspace/content-root';
import { runCommand } from '@portfolio/workspace/run-command';
import { serverLimits } from '@portfolio/publish/serve';
import { heldSentences, readReleases } from '@portfolio/publish/releases';
import { openHandler, openSite, withWorkspaces } from '@portfolio/publish/site';
import type { Storage } from '@portfolio/publish/storage';

/** `npm start`: builds what changed, publishes it into the site, and serves the site with a mailbox beside it. */
await runCommand(async () => {
  const port = portFrom(process.env['PORT']);
  const storage = openSite();
  await checkPort(port);
  const before = await readReleases(storage);
  const held = heldSentences(before, owners);
  for (const sentence of [...held.values(), ...strangerSentences(before)]) console.log(sentence);
  const names = owners.filter((owner) => !held.has(owner));
  await rememberLiveRoutes(contentRoot, storage);
  const published = await withWorkspaces(names, async () => {
    await timed('build', () =>
      buildWorkspaces(names, ({ owner, code, content, milliseconds }) => {
        console.log(`  ${owner}: code ${code}, content ${content} (${seconds(milliseconds)})`);
      }),
    );
    const { publish } = await import('@portfolio/publish/publish');
    return timed('publish', () => publish(storage, Object.fromEntries(names.map((name) => [name, outputOf(name)]))));
  });
  for (const { owner, release, changed } of published) console.log(`  ${owner}: ${release}${changed ? ', new' : ''}`);
  const server = createServer(serverLimits, withMailbox(mailboxFolder(root), openHandler()));
  console.log(
    `\nThe site is at ${await listenWith(server, port)}\n\n${await routes()}\n\n${await publicity(storage)}Stop it with Ctrl-C.`,
  );
});

/** A line that says whether the site is ready for the public. */
async function publicity(storage: Storage): Promise<string> {
  const lacking = (await checkLive(storage)).filter(({ lacks }) => lacks.length > 0);
  return lacking.length > 0
    ? `A public site still lacks: ${lacking.map(({ what }) => what).join(', ')} (npm run check says where).\n`
    : '';
}

async function routes(): Promise<string> {
  const site = openSite();
  const releases = await readReleases(site);
  const mapped = releases ? liveOwners(releases) : [];
  const maps = await Promise.all(mapped.map(async (owner) => String(await site.read(ownSitemapFile(owner)))));
  const paths = [...maps.join('').matchAll(/<url><loc>https?:\/\/[^/]+(\/(?!_).*?|)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
  const more = paths.length > 40 ? `  and ${paths.length - 40} more` : '';
  return paths.slice(0, 40).join('  ') + more;
}

async function timed<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await work();
  console.log(`${step}: ${seconds(performance.now() - began)}`);
  return result;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
