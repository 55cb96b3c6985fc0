import { test } from '../fixtures';
import { delayFont } from '../page/late-font';
import { lead, works } from '../site/site-pages';
import { wholeBrowser } from '@portfolio/testing/engines/whole-browser';

test.use(wholeBrowser);

for (const [path, width] of [
  ['/', 390],
  [lead.path, 1440],
  [works.at(-1)!.path, 390],
] as const)
  test(`at ${width} px ${path} is drawn in a fallback font, and in its typeface once that comes`, ({ page }) =>
    delayFont(page, path, width));
