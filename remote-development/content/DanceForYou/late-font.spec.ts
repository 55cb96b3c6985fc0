import { test } from '../../../e2e/fixtures';
import { delayFont } from '../../../e2e/page/late-font';
import { wholeBrowser } from '@portfolio/testing/engines/whole-browser';

test.use(wholeBrowser);

test('at 390 px the page is drawn in a fallback font, and in its typeface once that comes', ({ page }) =>
  delayFont(page, '/DanceForYou', 390));
