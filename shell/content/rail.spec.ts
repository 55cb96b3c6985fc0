import { expect, open, test } from '../../e2e/fixtures';

/** In this order; works that were added stand between them or after them. */
const codesOfSample = 'GBA IMP GDL SSL OKE GLM ALN AK DFY PNS LCT DPU PCK SUB'.split(' ');

test('the sidebar lists the fourteen works of the sample, with the labels LCT and DPU', async ({ page }) => {
  await open(page, '/');
  const rail = page.locator('#rail');
  const names = await rail.getByRole('link').allInnerTexts();
  const codes = names.map((name) => name.split(/\s/)[0] ?? '');
  expect(codes.filter((code) => codesOfSample.includes(code))).toEqual(codesOfSample);
  await expect(rail.getByRole('link', { name: /^LCT/ })).toHaveAttribute('href', '/KCT');
  await expect(rail.getByRole('link', { name: /^DPU/ })).toHaveAttribute('href', '/DGS');
  await expect(rail.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  await expect(rail.getByRole('link', { name: 'Nari Holloway' })).toHaveAttribute('href', '/');
});

test('Architecture opens and closes by itself; Development, Research and Follow-Up Study share one toggle', async ({
  page,
}) => {
  await open(page, '/');
  const button = (name: string) => page.locator('#rail').getByRole('button', { name });
  const names = ['Architecture', 'Development', 'Research', 'Follow-Up Study'];
  const states = () => Promise.all(names.map((name) => button(name).getAttribute('aria-expanded')));
  expect(await states()).toEqual(['true', 'true', 'true', 'true']);
  await button('Research').click();
  await expect.poll(states).toEqual(['true', 'false', 'false', 'false']);
  await button('Architecture').click();
  await expect.poll(states).toEqual(['false', 'false', 'false', 'false']);
  await button('Development').click();
  await expect.poll(states).toEqual(['false', 'true', 'true', 'true']);
});
