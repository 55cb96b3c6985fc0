import { test } from '../fixtures';
import { delayFont } from '../late-font';
import { lead, works } from '../site-pages';
import { wholeBrowser } from '../whole-browser';

test.use(wholeBrowser);

for (const [path, width] of [
  ['/', 390],
  [lead.path, 1440],
  [works.at(-1)!.path, 390],
] as const)
  test(`a font that comes late moves nothing on ${path} at ${width} px, and is there from the next page on at the latest`, ({
    page,
  }) => delayFont(page, path, width));
