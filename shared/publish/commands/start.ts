import { buildWorkspaces, owners } from '../../build/build-workspace';
import { runCommand } from '../run-command';
import { listen } from '../serve';
import { openSite, outputOf, siteFolder } from '../site';

/** `npm start`: builds what changed, publishes it into the site, and serves the site. */
await runCommand(async () => {
  const port = Number(process.env['PORT'] ?? 4173);
  const storage = openSite();
  const built = await timed('build', () => buildWorkspaces(owners, ({ owner, code, content, milliseconds }) => console.log(`  ${owner}: code ${code}, content ${content} (${seconds(milliseconds)})`)));
  void built;
  const { publish } = await import('../publish');
  const published = await timed('publish', () => publish(storage, Object.fromEntries(owners.map((owner) => [owner, outputOf(owner)]))));
  for (const { owner, release, changed } of published) console.log(`  ${owner}: ${release}${changed ? ', new' : ''}`);
  const address = await listen(siteFolder, port);
  console.log(`\nThe site is at ${address}\n\n${(await routes()).join('  ')}\n\nStop it with Ctrl-C.`);
});

async function routes(): Promise<string[]> {
  const { readFile } = await import('node:fs/promises');
  const xml = await readFile(`${siteFolder}/sitemap.xml`, 'utf8');
  return [...xml.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].slice(0, 40).map(([, path]) => path ?? '');
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
