import type { Page } from '@playwright/test';

/** The viewer of pictures, and in it the points of the ruler and what it says. */
export const dialog = (page: Page) => page.getByRole('dialog');
export const end = (page: Page, name: 'A' | 'B') => page.getByRole('button', { name: `Point ${name}` });
export const result = (page: Page) => dialog(page).getByRole('status').filter({ hasText: 'from A to B' });

/** A place in the window by its share of the drawing, whose footer is not shown. */
export async function placeOf(page: Page, alt: string, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await dialog(page)
    .getByRole('img', { name: alt })
    .evaluate((image) => {
      const { x, y, width, height } = image.parentElement!.getBoundingClientRect();
      return { x, y, width, height };
    });
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}
