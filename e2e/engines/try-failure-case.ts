import assert from 'node:assert/strict';
import { elsewhere, lead, next } from '../site/site-pages';
import { texts } from '../site/site-words';
import { textOfHtml } from '../page/text-of-html';
import type { FailureCase } from './failure-cases';
import { faultySite, type FaultySite } from './faulty-site';
import type { Fault } from './faults';
import type { Status } from './page-probe';
import { clickUntil, until, type Tab } from '@portfolio/testing/engines/tab';

/** Shortened timeouts in milliseconds; the real ones are tested by journeys. */
const shortened = { 120_000: 4500, 4000: 1000 };

type Options = {
  /** Address of the site without faults: its origin, and the path below which it stands. */
  behind: string;
  /** Whether the shell sends reports to /vitals. */
  reports: boolean;
};

/**
 * Opens a page with one fault and continues from there.
 * @throws Error that says what was expected.
 */
export async function tryFailureCase(tab: Tab, failureCase: FailureCase, { behind, reports }: Options): Promise<void> {
  const site = await faultySite({
    behind,
    fault: failureCase.fault,
    path: failureCase.path,
    limits: failureCase.fault === 'hang' ? shortened : {},
  });
  const visit = visitOf(tab, site, behind);
  try {
    await visit.open(failureCase.from);
    if (failureCase.moment === 'navigation') {
      await visit.waitFor('the first page is interactive', ({ started }) => started);
      await visit.follow(failureCase.to);
    }
    if (failureCase.expected === 'works') await staysWhole(visit, failureCase);
    else await saysSo(visit, failureCase);
    assert.ok(site.failedRequests.length > 0, 'the fault met no request');
    if (reports && failureCase.area) await waitForReport(site, failureCase);
  } finally {
    await tab.close().catch(() => undefined);
    site.close();
  }
}

type Visit = ReturnType<typeof visitOf>;

function visitOf(tab: Tab, site: FaultySite, behind: string) {
  const base = new URL(behind).pathname.replace(/\/$/, '');
  const status = () => tab.evaluate<Status>('window.pageProbe.status()');
  const waitFor = (what: string, is: (status: Status) => boolean, limit?: number) =>
    until(
      what,
      async () => {
        const now = await status();
        return is(now) ? now : false;
      },
      { explain: status, ...(limit && { limit }) },
    );
  return {
    site,
    base,
    status,
    waitFor,
    open: (path: string) => tab.goto(site.address + path),
    follow: (path: string) =>
      // The address changes with the page.
      clickUntil(tab, linkTo(base + path), async () => {
        const now = await status();
        return now.loading || now.path.toLowerCase() === path.toLowerCase();
      }),
    retry: () => {
      const before = site.asked.length;
      return clickUntil(tab, '[role=alert] button', async () => site.asked.length > before || !(await status()).failed);
    },
    headingOf: async (path: string) => {
      const html = await (await fetch(behind + path)).text();
      return textOfHtml(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');
    },
  };
}

/** The contact page is linked by its alias. */
function linkTo(path: string): string {
  return `a[href="${path}" i]`;
}

/** The page works without a picture, a font or releases.json. */
async function staysWhole(visit: Visit, failureCase: FailureCase): Promise<void> {
  const heading = await visit.headingOf(failureCase.to);
  await visit.waitFor('the page works', (now) => now.started && now.heading === heading);
  await until('the fault was met', async () => visit.site.failedRequests.length > 0);
  const now = await visit.status();
  assert.equal(now.failed, '', 'a failure was told that the visitor need not know');
  notBlank(now);
  if (failureCase.moment === 'first view') {
    await visit.follow(next.path);
    const title = await visit.headingOf(next.path);
    // Without releases.json the navigation may show a notice or the page.
    await visit.waitFor('the way on works', (after) => after.heading === title);
  }
}

async function saysSo(visit: Visit, failureCase: FailureCase): Promise<void> {
  const heading = await visit.headingOf(failureCase.to);
  const before = await visit.headingOf(failureCase.from);
  if (failureCase.fault === 'hang') {
    const waiting = await visit.waitFor('"Still loading" is said', ({ still }) => still);
    assert.equal(waiting.failed, '');
    assert.equal(waiting.heading, before, 'the page before stays while the next is on its way');
  }
  const failed = await visit.waitFor('a failure is said', (now) => now.failed !== '');
  assert.match(
    failed.failed,
    new RegExp(`^${isOfCode(failureCase.fault) ? texts.failedArea.replace('{area}', '[^.]+') : texts.failed}$`),
  );
  assert.equal(failed.retry, true, 'the notice has no Retry');
  assert.equal(failed.tampered, false, 'a tampered script ran');
  assert.ok(failed.ways >= 5, `the rail has ${failed.ways} ways on`);
  if (failureCase.area)
    assert.ok(
      failed.logged.some((text) => text.startsWith(`The area ${failureCase.area} (release `)),
      `the console does not name ${failureCase.area}: ${failed.logged.join(' | ')}`,
    );
  if (failureCase.moment === 'first view') {
    assert.equal(failed.heading, heading, 'the prerendered page is gone');
    assert.ok(
      failed.textLength >= failed.prerendered,
      `of ${failed.prerendered} characters ${failed.textLength} are left`,
    );
  } else assert.equal(failed.plainly, visit.base + failureCase.to, 'the notice has no plain link');
  await goesOn(visit, failureCase, heading);
}

/** The ways on: Retry where the file comes again, and always the rail. */
async function goesOn(visit: Visit, failureCase: FailureCase, heading: string): Promise<void> {
  const { path: away } = [next, elsewhere].find(({ area }) => area !== failureCase.area) ?? lead;
  const there = await visit.headingOf(away);
  const goAway = async () => {
    await visit.follow(away);
    // A page of the shell's own mistake says so everywhere, and can be read everywhere.
    const sound = (now: Status) => !now.failed || (failureCase.role.startsWith('shell') && !failureCase.heals);
    await visit.waitFor('the rail leads on', (now) => now.heading === there && sound(now));
  };
  const back = () => visit.follow(failureCase.to);
  if (failureCase.heals) {
    // Without the pointer no other area can be found.
    if (failureCase.moment === 'navigation' && failureCase.fault !== 'hang' && failureCase.role !== 'pointer') {
      await goAway();
      await back();
      await visit.waitFor('the failure is shown again', (now) => now.failed !== '');
    }
    visit.site.heal();
    await visit.retry();
    await visit.waitFor('Retry brings the page', (now) => now.started && !now.failed && now.heading === heading);
  }
  await goAway();
}

function notBlank(now: Status): void {
  assert.notEqual(now.heading, '', 'the page has no heading');
  assert.ok(now.textLength > 50, `only ${now.textLength} characters are left of the page`);
  assert.ok(now.ways >= 5, `the rail has ${now.ways} ways on`);
}

/** Whether everything was loaded, and something threw. */
const isOfCode = (fault: Fault) => fault === 'throws while rendering';

async function waitForReport(site: FaultySite, { area, fault }: FailureCase): Promise<void> {
  const name = isOfCode(fault) ? 'error' : 'load-failure';
  await until(
    `a report that names ${area}`,
    async () =>
      site.reports.some((body) => {
        const report = JSON.parse(body) as { name: string; area?: string };
        return report.name === name && report.area === area;
      }),
    { limit: 5000, explain: async () => site.reports },
  );
}
