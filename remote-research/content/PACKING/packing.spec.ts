import { readFileSync } from 'node:fs';
import { expect, open, test } from '../../../e2e/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the study numbers rooms as the drawings do: by their turns, and the last one is 39 and red', async ({ page }) => {
  await open(page, '/PACKING');
  await page.getByRole('figure').last().scrollIntoViewIfNeeded();
  const study = page.getByRole('region', { name: 'Packing, running' });
  const plate = study.getByRole('group', { name: /^MaxRects: 39 rooms on the plate, 0 left out/ });
  await expect(plate.locator('[data-state="last"]')).toHaveText('39');
  await study.getByRole('slider', { name: 'Rooms placed' }).press('Home');
  await study.getByRole('button', { name: 'Step' }).click();
  await expect(study.getByRole('group', { name: /^MaxRects: 1 rooms/ }).locator('[data-state="last"]')).toHaveText('1');
});

test('packing loads when approached, steps, plays, pins rooms, is resized at its edges, and saves', async ({
  page,
  requests,
  complaints,
}) => {
  const chunks = () => requests.filter((request) => request.url().includes('packing-study'));
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await open(page, '/PACKING?order=largest&seed=elephant&pins=1@0,0');
  expect(chunks(), 'nothing is asked before the study is approached').toEqual([]);

  await page.getByRole('figure').last().scrollIntoViewIfNeeded();
  const study = page.getByRole('region', { name: 'Packing, running' });
  const shelf = study.getByRole('group', { name: /^Shelf:/ });
  await expect(shelf).toBeVisible();
  await expect(study.getByRole('alert')).toHaveText(/seed=elephant: Seed is a number from 1 to 999\./);

  const line = study.getByRole('group', { name: 'Playback' });
  await test.step('reduced motion starts paused; the time line begins with the pinned room alone', async () => {
    await expect(line.getByRole('button', { name: 'Play' })).toBeVisible();
    await line.getByRole('slider', { name: 'Rooms placed' }).press('Home');
    await expect(shelf).toHaveAccessibleName(/1 rooms on the plate, 0 left out/);
    await line.getByRole('button', { name: 'Step' }).click();
    await expect(shelf).toHaveAccessibleName(/2 rooms on the plate, 0 left out/);
  });

  await test.step('it plays to the end and stops', async () => {
    await line.getByRole('spinbutton', { name: 'Rooms placed' }).fill('35');
    await line.getByRole('button', { name: 'Play' }).click();
    await expect(line.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(line.getByRole('spinbutton', { name: 'Rooms placed' })).toHaveValue('38');
  });

  await test.step('the plate is resized by dragging its edge and by keys, and the row follows', async () => {
    const width = study.getByRole('spinbutton', { name: 'Plate width' });
    const edge = study.getByRole('slider', { name: 'East edge of the plate' }).last();
    await edge.scrollIntoViewIfNeeded();
    const box = (await edge.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => Number(await width.inputValue())).toBeGreaterThan(50);
    expect(Number(await width.inputValue()), 'the edge follows the pointer and does not run away').toBeLessThan(54);
    await expect(edge).toHaveAttribute('aria-valuetext', `${Number(await width.inputValue()).toFixed(1)} m`);
    await width.fill('48');
    await edge.press('ArrowRight');
    await expect(width).toHaveValue('48.6');
    await edge.press('ArrowLeft');
    await expect(width).toHaveValue('48');
  });

  await study.getByRole('button', { name: 'More settings' }).click();
  await test.step('a room is pinned by a field and moved by keys, in all four plans', async () => {
    const fourth = await study.locator('[data-room]').filter({ hasText: /^4$/ }).first().getAttribute('data-room');
    await study.getByRole('combobox', { name: 'Room', exact: true }).selectOption('4');
    await study.getByRole('spinbutton', { name: 'From west' }).fill('24');
    await study.getByRole('spinbutton', { name: 'From south' }).fill('12');
    await expect(page).toHaveURL(new RegExp(`pins=1%400%2C0\\+${fourth}%4024%2C12`));
    const skyline = study.getByRole('group', { name: /^Skyline: (\d{2}) rooms on the plate/ });
    await expect(skyline).toBeVisible();
    const handles = study.getByRole('button', { name: /^4 .* 24\.0 m east, 12\.0 m north/ });
    await expect(handles).toHaveCount(4);
    await handles.first().press('ArrowRight');
    await expect(study.getByRole('spinbutton', { name: 'From west' })).toHaveValue('24.6');
    await study.getByRole('spinbutton', { name: 'From west' }).fill('0');
    // The four are packed in a worker: the room that is dragged next stands where they were drawn last.
    await expect(study.getByRole('button', { name: /^4 .* 0\.0 m east, 12\.0 m north/ })).toHaveCount(4);
    await study.getByRole('spinbutton', { name: 'From south' }).fill('0');
    await expect(study.getByRole('alert')).toContainText('Room 4 has no place there');
  });

  await test.step('a room is dragged in a plan, turned and let go by keys', async () => {
    const room = study.locator('[data-room="6"] rect').first();
    await room.scrollIntoViewIfNeeded();
    const box = (await room.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 12, y + 4, { steps: 4 });
    await page.mouse.up();
    await expect(page).toHaveURL(/pins=[^&]*6%40/);
    const turn = await study.locator('[data-room="6"]').first().textContent();
    const held = study.getByRole('button', { name: new RegExp(`^${turn} `) });
    await expect(held).toHaveCount(4);
    await held.first().press('Delete');
    await expect(page).not.toHaveURL(/6%40/);
  });

  await test.step('the chart compares the four with other seeds, computed in a worker of this release', async () => {
    await study.getByRole('button', { name: 'Compare with 40 other seeds' }).click();
    await expect(
      study.getByRole('img', { name: /Shelf [\d.]+ %, [\d.]+ % on average of 40 other seeds; .*MaxRects/ }),
    ).toBeVisible();
    expect(workers.length).toBeGreaterThan(0);
    for (const worker of workers)
      expect(worker).toMatch(/^http:\/\/localhost:\d+\/_areas\/research\/\w+\/browser\/packing-study-worker\.\w+\.js$/);
  });

  await test.step('the table marks what covers most', async () => {
    await expect(study.getByRole('row', { name: /^MaxRects [\d.]+ % \(best\)/ })).toBeVisible();
  });

  await test.step('the plan is saved at 1:200', async () => {
    const saved = page.waitForEvent('download');
    await study.getByRole('button', { name: 'Save as SVG' }).click();
    const svg = readFileSync(await (await saved).path(), 'utf8');
    // The sheet of the plan and its caption below.
    expect(svg).toMatch(/width="280mm" height="2[2-9]\d/);
    expect(svg).toMatch(/covers most/);
    expect(svg).toContain('1:200');
  });
  expect(complaints).toEqual([]);
});
