import { expect, type Page } from '@playwright/test';

/** From now on releases.json says that another release is live. */
export async function nameAnother(page: Page, whose: RegExp): Promise<void> {
  await page.route('**/releases.json', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(whose, '000000000000');
    expect(body).not.toBe(text);
    await route.fulfill({ response, body });
  });
}

/** Where releases.json names what is live. */
export const liveOf = {
  area: (name: string) => new RegExp(`(?<="${name}": \\{\\s*"live": ")[0-9a-f]+`),
  shell: /(?<="shell": \{\s*"live": ")[0-9a-f]+/,
};
