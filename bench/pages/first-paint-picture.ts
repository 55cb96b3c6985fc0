import type { Browser } from 'puppeteer-core';
import sharp from 'sharp';
import { brand } from './brand-typeface';
import { beforeDocument, evaluate, withPage } from './open-page';
import { recordMetrics } from './page-metrics';
import { untilLoaded } from './until-loaded';

/** Pixels. */
const width = 412;

/** @returns a JPEG of the first frame that shows anything of a page. */
export function firstPaintPicture(browser: Browser, address: string): Promise<Buffer> {
  return withPage(browser, async (page) => {
    const frames: { data: string; time: number }[] = [];
    page.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ data, time: (metadata.timestamp ?? 0) * 1000 });
      void page.send('Page.screencastFrameAck', { sessionId });
    });
    await page.send('Page.startScreencast', { format: 'png' });
    await beforeDocument(page, recordMetrics, brand);
    const loaded = untilLoaded(page);
    await page.send('Page.navigate', { url: address });
    await loaded;
    const painted = await evaluate(page, () => performance.timeOrigin + window.metrics.firstPaint, undefined);
    // A frame is stamped when it is drawn, and the paint when it is presented, up to a frame later.
    const first = frames.find(({ time }) => time > painted - 20);
    if (!first) throw new Error(`The browser sent no frame of ${address}.`);
    return sharp(Buffer.from(first.data, 'base64')).resize({ width }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  });
}
