/** The module in scripts that were loaded from a folder. */
async function loadedFrom(folder: string) {
  jest.resetModules();
  Object.assign(globalThis, { __webpack_public_path__: folder });
  return import('./stated-paths');
}

test('the site is where the scripts came from, also below a path and in a preview', async () => {
  for (const site of ['https://studio.example', 'https://user.example/repo', 'http://localhost:4173/_preview/pr-12']) {
    const { statedPaths, ownRelease } = await loadedFrom(`${site}/_areas/research/3f9c/foreign/`);
    expect([statedPaths, ownRelease]).toEqual([{ base: site, language: '' }, '3f9c']);
  }
});

test('a document has pages of one language', async () => {
  const { sayLanguage, statedPaths } = await loadedFrom('https://studio.example/_areas/research/3f9c/foreign/');
  sayLanguage('ko');
  sayLanguage('ko');
  expect(statedPaths.language).toBe('/ko');
  expect(() => sayLanguage('')).toThrow('are in "ko" in this document');
});
