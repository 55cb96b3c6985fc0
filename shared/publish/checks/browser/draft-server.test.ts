import { withDraftServer } from './draft-server';

const files: Record<string, string> = { 'HAL.html': 'a page', '_areas/research/x/area.js': 'a script' };
const draft = { read: (path: string) => Promise.resolve(path in files ? Buffer.from(files[path]!) : undefined) };

test.each([
  ['/repo/HAL', 200],
  ['/repo/_areas/research/x/area.js', 200],
  ['/repo/nothing', 404],
  ['/repo/%', 404],
  ['/repo/%2e%2e/HAL', 404],
  ['/elsewhere/HAL', 404],
  ['//', 404],
])('to a draft below /repo, %s is answered with %i', async (path, status) => {
  await withDraftServer(draft, '/repo', async ({ address, wasAsked }) => {
    expect(wasAsked()).toBe(false);
    expect((await fetch(new URL(address).origin + path)).status).toBe(status);
    expect(wasAsked()).toBe(true);
  });
});
