import { expect, untilStarted, test } from '../../../e2e/fixtures';

test('the guide loads when approached, and its map, list and address agree', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/ArchitectureKorea?by=regions&region=Jeju');
  await untilStarted(page);
  expect(scripts.filter((url) => url.includes('map-study'))).toEqual([]);
  await page.goto('/ArchitectureKorea?by=regions&region=Jeju&at=nowhere');
  await untilStarted(page);

  const guide = page.getByRole('region', { name: 'Buildings of Korea, on a map and as a list' });
  await page.getByRole('heading', { name: 'The guide at work' }).scrollIntoViewIfNeeded();
  await expect(guide.getByRole('alert')).toHaveText(
    'The address says at=nowhere: There is no building "nowhere" on this map.',
  );
  await expect(guide.getByRole('heading', { level: 3 })).toHaveText(['Jeju']);
  const rows = guide.getByRole('group', { name: 'Buildings', exact: true }).getByRole('button');
  await expect(rows).toHaveCount(3);

  // By keyboard alone: into the list, down one row, choose it.
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(rows.nth(1)).toBeFocused();
  await expect(guide.getByRole('link', { name: /^Source: / })).toHaveAttribute('href', /^https:/);
  await expect(page).toHaveURL(/at=[a-z-]+/);

  await guide.getByRole('combobox', { name: 'Built' }).selectOption('Since 2000');
  await guide.getByRole('combobox', { name: 'Architect', exact: true }).selectOption('Kim Swoo-geun');
  await expect(guide.getByText('No building of this map is all of that.')).toBeVisible();
  await guide.getByRole('button', { name: 'Show all buildings' }).click();
  await expect(rows).toHaveCount(await guide.locator('svg g[cursor]').count());
  await expect(rows.filter({ hasText: 'Changdeokgung' })).toHaveAccessibleName(/^Changdeokgung Palace 창덕궁/);
  await expect(page).toHaveURL(/\/ArchitectureKorea$/);

  await test.step('the time line goes through the list, and the map is pressed or dragged over', async () => {
    const stop = guide.getByRole('slider', { name: 'Stop' });
    await stop.press('End');
    await expect(rows.last()).toHaveAttribute('aria-pressed', 'true');
    const point = guide.locator('svg g[cursor] circle[r="12"]').first();
    await point.scrollIntoViewIfNeeded();
    await point.click();
    await expect(rows.last()).toHaveAttribute('aria-pressed', 'false');
    await stop.press('Home');
    await expect(guide.getByRole('button', { pressed: true })).toHaveCount(0);
  });

  await guide.getByRole('button', { name: 'Step' }).click();
  await guide.getByRole('button', { name: 'Step' }).click();
  await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(guide.getByRole('row', { name: /^Coordinates .*\(best\)$/ })).toBeVisible();
  const saved = page.waitForEvent('download');
  await guide.getByRole('button', { name: 'Save as JSON' }).click();
  expect((await saved).suggestedFilename()).toBe('buildings.geojson');
});

test('a filter is the same in the address of both languages, and a switch of language keeps it', async ({ page }) => {
  await page.goto('/ArchitectureKorea?by=regions&region=Jeju&architect=Itami+Jun');
  await untilStarted(page);
  await page.locator('#rail').getByRole('link', { name: '한국어' }).click();
  await expect(page).toHaveURL('/ko/ArchitectureKorea?by=regions&region=Jeju&architect=Itami+Jun');
  await untilStarted(page);
  const guide = page.getByRole('region', { name: '지도와 목록으로 보는 한국의 건축물' });
  await page.locator('#the-guide-at-work').scrollIntoViewIfNeeded();
  await expect(guide.getByRole('heading', { level: 3 })).toHaveText(['제주']);
  await expect(guide.getByRole('alert')).toHaveCount(0);
  const region = guide.getByRole('combobox', { name: '지역' });
  await expect(region.locator('option:checked')).toHaveText('제주');
  await region.selectOption('부산');
  await guide.getByRole('combobox', { name: '건축가', exact: true }).selectOption('전체');
  await expect(page).toHaveURL(/region=Busan$/);
  // Links that were made before have the Korean words.
  await page.goto('/ko/ArchitectureKorea?by=regions&region=제주');
  await untilStarted(page);
  await page.locator('#the-guide-at-work').scrollIntoViewIfNeeded();
  await expect(guide.getByRole('heading', { level: 3 })).toHaveText(['제주']);
  await expect(page).toHaveURL('/ko/ArchitectureKorea?by=regions&region=Jeju');
});
