import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { fingerprint, fingerprintContentTimes } from '@portfolio/workspace/fingerprint';
import { root } from '@portfolio/workspace/root';
import { makeWhereStale, type Part } from './build-record';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function bench() {
  const folder = await mkdtemp(join(tmpdir(), 'build-record-'));
  folders.push(folder);
  const [source, output] = [join(folder, 'source'), join(folder, 'dist')];
  await mkdir(source);
  const sources = relative(root, source);
  const read = async (place: string) => {
    const names = (await readdir(place).catch(() => [])).sort();
    return Promise.all(names.map(async (name) => [name, await readFile(join(place, name), 'utf8')]));
  };
  const clean = () => read(source);
  /** A build that copies its sources one after the other; `between` is what a hand does meanwhile. */
  const build = (between: (step: number) => Promise<void> = () => Promise.resolve()) => {
    const part: Part = {
      name: 'content',
      folders: ['content'],
      inputs: async () => ({ text: await fingerprint([sources]), times: await fingerprintContentTimes([sources]) }),
    };
    const make = async () => {
      await rm(join(output, 'content'), { recursive: true, force: true });
      await mkdir(join(output, 'content'), { recursive: true });
      const names = (await readdir(source)).sort();
      await between(0);
      for (const [index, name] of names.entries()) {
        const bytes = await readFile(join(source, name)).catch(() => undefined);
        if (bytes) await writeFile(join(output, 'content', name), bytes);
        await between(index + 1);
      }
    };
    return makeWhereStale(output, part, make);
  };
  return { source, output, build, clean, built: () => read(join(output, 'content')) };
}

test('an edit that is saved while a build runs is in the next one', async () => {
  const { source, build, built } = await bench();
  await writeFile(join(source, 'a.md'), 'old');
  await build((step) => (step === 1 ? writeFile(join(source, 'a.md'), 'new') : Promise.resolve()));
  expect(await built()).toEqual([['a.md', 'old']]);
  expect(await build()).toBe(true);
  expect(await built()).toEqual([['a.md', 'new']]);
  expect(await build()).toBe(false);
});

test('an edit that is saved and taken back while a build runs leaves nothing of it', async () => {
  const { source, build, built } = await bench();
  await writeFile(join(source, 'a.md'), 'old');
  await writeFile(join(source, 'b.md'), 'same');
  await build(async (step) => {
    if (step === 0) await writeFile(join(source, 'b.md'), 'half');
    if (step === 2) await writeFile(join(source, 'b.md'), 'same');
  });
  await build();
  expect(await built()).toEqual([
    ['a.md', 'old'],
    ['b.md', 'same'],
  ]);
});

test('a file, or a whole folder, that is moved away and back while a build runs is in the next one', async () => {
  const { source, build, built } = await bench();
  await writeFile(join(source, 'a.md'), 'text');
  for (const [place, elsewhere] of [
    [join(source, 'a.md'), join(source, 'b.md')],
    [source, `${source}-away`],
  ] as const) {
    await writeFile(join(source, 'c.md'), elsewhere);
    await build(async (step) => {
      if (step === 0) await rename(place, elsewhere);
      if (step === 2) await rename(elsewhere, place);
    });
    expect(await build()).toBe(true);
    expect(await built()).toEqual([
      ['a.md', 'text'],
      ['c.md', elsewhere],
    ]);
  }
});

test('output that was deleted, changed, or half written by a build that was killed is made again', async () => {
  const { source, output, build, built } = await bench();
  await writeFile(join(source, 'a.md'), 'text');
  await build();
  await rm(join(output, 'content'), { recursive: true });
  expect(await build()).toBe(true);
  await writeFile(join(output, 'content', 'a.md'), 'te');
  expect(await build()).toBe(true);
  await expect(build(() => Promise.reject(new Error('killed')))).resolves.toBe(false);
  await writeFile(join(source, 'a.md'), 'other');
  await expect(build(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  await writeFile(join(source, 'a.md'), 'text');
  expect(await build()).toBe(true);
  expect(await built()).toEqual([['a.md', 'text']]);
});

const names = ['a.md', 'b.md', 'c.md'];
const deed = fc.record({
  step: fc.nat({ max: 3 }),
  name: fc.constantFrom(...names),
  to: fc.constantFrom(...names),
  kind: fc.constantFrom('save', 'delete', 'rename'),
});

test(
  'whatever is saved, deleted and renamed while builds run, the next quiet build is what a clean one would be',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(deed, { maxLength: 4 }), { minLength: 1, maxLength: 4 }), async (builds) => {
        const { source, build, clean, built } = await bench();
        let saves = 0;
        await writeFile(join(source, 'a.md'), 'first');
        for (const deeds of builds)
          await build(async (step) => {
            for (const { name, to, kind } of deeds.filter((each) => each.step === step)) {
              if (kind === 'save') await writeFile(join(source, name), `text ${saves++ % 2}`);
              if (kind === 'delete') await rm(join(source, name), { force: true });
              if (kind === 'rename') await rename(join(source, name), join(source, to)).catch(() => undefined);
            }
          });
        await build();
        expect(await built()).toEqual(await clean());
      }),
    );
  },
  120 * (fc.readConfigureGlobal().numRuns ?? 0),
);
