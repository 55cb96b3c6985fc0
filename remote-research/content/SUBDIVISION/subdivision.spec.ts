import { readFileSync } from 'node:fs';
import { expect, open, test } from '../../../e2e/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('subdivision loads when approached, is cut step by step, and its block is edited by keys, fields and dragging', async ({
  page,
  requests,
  complaints,
}) => {
  await open(page, '/SUBDIVISION?method=circles');
  expect(
    requests.filter((request) => request.url().includes('subdivision-study')),
    'nothing is asked before the study is approached',
  ).toEqual([]);
  await page.getByRole('figure').last().scrollIntoViewIfNeeded();
  const study = page.getByRole('region', { name: 'Subdivision, running' });
  await expect(
    study.getByRole('group', { name: /^Oriented boxes, recursive: 20 lots, 1 without a street/ }),
  ).toBeVisible();
  await expect(study.getByRole('alert')).toHaveText(/Method is one of boxes, strips, voronoi\./);

  await test.step('the depth goes from the whole block to the lots', async () => {
    await study.getByRole('slider', { name: 'Depth of cuts' }).press('Home');
    await expect(
      study.getByRole('group', { name: /: 1 lots, 0 without a street, 9,057\sm² of 9,057\sm²/ }),
    ).toBeVisible();
    await study.getByRole('button', { name: 'Step' }).click();
    await expect(
      study.getByRole('group', { name: /: 2 lots, 0 without a street, 9,057\sm² of 9,057\sm²/ }),
    ).toBeVisible();
    await study.getByRole('button', { name: 'Play' }).click();
    await expect(study.getByRole('group', { name: /: 20 lots/ })).toBeVisible();
  });

  await study.getByRole('button', { name: 'More settings' }).click();
  const corner = study.getByRole('button', { name: /^Corner 3,/ });
  await test.step('a corner moves by keys and by its fields, and the address follows', async () => {
    await corner.press('ArrowLeft');
    await expect(corner).toHaveAccessibleName(/79\.0 m east, 4\.0 m north/);
    await study.getByRole('spinbutton', { name: 'North' }).fill('10');
    await expect(corner).toHaveAccessibleName(/79\.0 m east, 10\.0 m north/);
    await expect(page).toHaveURL(/block=.*79%2C10/);
  });

  await test.step('a block that crosses itself is refused with a sentence; the last good one stays', async () => {
    await study.getByRole('spinbutton', { name: 'East' }).fill('-140');
    await expect(study.getByRole('alert')).toContainText('The block crosses itself');
    await expect(corner).toHaveAccessibleName(/79\.0 m east, 10\.0 m north/);
  });

  await test.step('a corner is dragged', async () => {
    await corner.scrollIntoViewIfNeeded();
    const box = await corner.boundingBox();
    const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y, { steps: 4 });
    await page.mouse.up();
    await expect(corner).not.toHaveAccessibleName(/79\.0 m east/);
    await expect(study.getByRole('alert')).toHaveCount(0);
  });

  await test.step('a corner is dragged out of a side, and removed by a key', async () => {
    const side = study.getByRole('button', { name: 'Add a corner after corner 1' });
    const box = await side.boundingBox();
    const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 20, { steps: 4 });
    await page.mouse.up();
    const corners = study.getByRole('button', { name: /^Corner \d+,/ });
    await expect(corners).toHaveCount(6);
    await corners.nth(1).press('Delete');
    await expect(corners).toHaveCount(5);
    await side.press('Enter');
    await expect(corners).toHaveCount(6);
    await corners.nth(1).press('Delete');
  });

  await test.step('strips and cells, then the plan as a file', async () => {
    const method = study.getByRole('radiogroup', { name: 'Method' });
    await method.getByLabel('Strips').check();
    await expect(study.getByRole('group', { name: /^Offset strips: \d+ lots, 0 without a street/ })).toBeVisible();
    await method.getByLabel('Voronoi').check();
    await expect(study.getByRole('group', { name: /^Voronoi, relaxed: \d+ lots/ })).toBeVisible();
    await expect(study.getByRole('spinbutton', { name: 'Relaxations' })).toHaveValue('16');
    for (const chart of [/^Area of the lots, m²: \d/, /^Length over width: \d/])
      await expect(study.getByRole('img', { name: chart })).toBeVisible();
    await expect(study.getByRole('row', { name: /^Strips \d+ 0 \(best\)/ })).toBeVisible();
    const saved = page.waitForEvent('download');
    await study.getByRole('button', { name: 'Save as SVG' }).click();
    expect(readFileSync(await (await saved).path(), 'utf8')).toContain('1:500');
  });
  expect(complaints).toEqual([]);
});

test('without a worker the page divides the block itself', async ({ page }) => {
  await page.route(/subdivision-study-worker/, (route) => route.abort());
  await open(page, '/SUBDIVISION');
  await page.getByRole('figure').last().scrollIntoViewIfNeeded();
  const study = page.getByRole('region', { name: 'Subdivision, running' });
  await expect(study.getByRole('group', { name: /^Oriented boxes, recursive: 20 lots/ })).toBeVisible();
});
