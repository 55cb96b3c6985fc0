import { createHash } from 'node:crypto';
import { areaBudget } from '@portfolio/contract/published/area-budget';
import { sampleSite } from '../../testing/sample-site';
import { preview } from '../previews/preview';
import { promote, stageReleases } from '../publish/promote';

/** Text of which each character takes 6 bits, however it is compressed. */
function incompressible(characters: number): string {
  const hash = (index: number) => createHash('sha512').update(`${index}`).digest('base64url').slice(0, 80);
  return Array.from({ length: Math.ceil(characters / 80) }, (_, index) => hash(index))
    .join('')
    .slice(0, characters);
}

/** Characters of which the compressed bytes are the budget of research. */
const budget = (areaBudget('research') * 8) / 6;
const atMost = incompressible(budget * 0.95);
const tooMuch = incompressible(budget * 1.05);
const sheet = (text: string) => `@layer pages { .research { --note: "${text}" } }`;
const refusal =
  /^The first view of research loads [\d,]+ bytes of it \(brotli\), and may load 30,720: remoteEntry\.js 3\d,\d{3}, style\.css \d+\. Nothing was published\. Load with import\(\) .* or raise the limit of research in shared\/contract\/published\/area-budget\.ts\.$/;

test('an area whose scripts exceed its budget is refused with file, bytes and limit; within it, it goes live', async () => {
  const site = await sampleSite();
  const before = site.files();
  await expect(site.publish('research', { code: tooMuch })).rejects.toThrow(refusal);
  expect(site.files()).toEqual(before);
  expect(await site.publish('research', { code: atMost })).toMatchObject([{ owner: 'research', changed: true }]);
});

test('its style sheet counts as well, and the largest file is named first', async () => {
  const site = await sampleSite();
  await expect(site.publish('research', { style: sheet(tooMuch) })).rejects.toThrow(
    /: style\.css 3\d,\d{3}, remoteEntry\.js \d+\. Nothing/,
  );
});

test('it is refused in a preview and when it was staged, too', async () => {
  const site = await sampleSite();
  const build = await site.build('research', { code: tooMuch });
  await expect(preview(site.storage, 'large', { research: build })).rejects.toThrow(refusal);
  await stageReleases(site.storage, { research: build });
  await expect(promote(site.storage, ['research'])).rejects.toThrow(refusal);
});
