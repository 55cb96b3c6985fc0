import type { Browser, Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; chrome_mojo_event_info?: { mojo_interface_tag?: string } };
};

export type Task = {
  /** Milliseconds on the processor. */
  time: number;
  /** What the browser did in it, longest first, in milliseconds. */
  parts: string;
};

/**
 * The longest task of the page's thread, without those by which this measurement looks into the page.
 * @throws Error when the trace names none: the browser calls its tasks otherwise then.
 */
export async function longestTask(of: Browser, page: Page, act: () => Promise<void>): Promise<Task> {
  await of.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await act();
  const trace = JSON.parse((await of.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = trace.traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const ofPage = trace.traceEvents.filter(({ pid, tid }) =>
    threads.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  const looks = ofPage
    .filter(({ args }) => args.chrome_mojo_event_info?.mojo_interface_tag?.includes('DevTools'))
    .map(({ ts }) => ts);
  const tasks = ofPage.filter(
    ({ name, ts, dur = 0 }) =>
      name === 'ThreadControllerImpl::RunTask' && !looks.some((look) => look >= ts && look <= ts + dur),
  );
  const [longest] = tasks.toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
  if (!longest) throw new Error('The trace of the browser holds no task of the page.');
  const { ts: from, dur = 0, tdur = 0 } = longest;
  return { time: tdur / 1000, parts: summed(ofPage.filter(({ ts }) => ts > from && ts < from + dur)) };
}

function summed(events: readonly TraceEvent[]): string {
  const times = new Map<string, number>();
  for (const { name, tdur = 0 } of events) times.set(name, (times.get(name) ?? 0) + tdur / 1000);
  const longTimes = [...times].filter(([, time]) => time >= 0.5).toSorted(([, a], [, b]) => b - a);
  return longTimes.map(([name, time]) => `${name} ${time.toFixed(1)}`).join(', ');
}
