import { expect, open, test } from '../../e2e/fixtures';

test('choices that do not fit a line go on under the first of them', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, '/works');
  const choices = page.getByRole('group', { name: 'Status' }).getByRole('button');
  const places = await choices.evaluateAll((all) =>
    all.map((choice) => ({ x: choice.getBoundingClientRect().x, y: choice.getBoundingClientRect().y })),
  );
  const first = places[0]!;
  const next = places.find(({ y }) => y > first.y);
  expect(next?.x).toBe(first.x);
});
