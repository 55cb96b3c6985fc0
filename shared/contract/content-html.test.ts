test('the same text is the same trusted object: React would otherwise write it into the page again', async () => {
  const createPolicy = (_: string, { createHTML }: { createHTML: (text: string) => string }) => ({
    createHTML: (text: string) => new String(createHTML(text)),
  });
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  const { contentHtml } = await import('./content-html');
  expect(contentHtml('<p>One</p>')).toBe(contentHtml('<p>One</p>'));
  expect(contentHtml('<p>One</p>')).not.toBe(contentHtml('<p>Two</p>'));
});
