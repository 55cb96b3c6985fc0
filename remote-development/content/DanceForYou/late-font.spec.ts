import { test } from '../../../e2e/fixtures';
import { delayFont } from '../../../e2e/late-font';
import { wholeBrowser } from '../../../e2e/whole-browser';

test.use(wholeBrowser);

test('a font that comes late moves nothing at 390 px, and is there from the next page on at the latest', ({ page }) =>
  delayFont(page, '/DanceForYou', 390));
