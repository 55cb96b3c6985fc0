import { jsonOf } from '../storage/read-json';
import { healthLimits, metrics, reportRules } from './report-rules';

/** What is kept of a report. Without `area` it is of a page of the shell's own. */
export type HealthLine = {
  name: string;
  value?: number;
  path?: string;
  area?: string;
  areaRelease?: string;
  shellRelease?: string;
  error?: string;
  /** File, line and column in a release: "_areas/research/3f9c…/browser/study.js:1:2". */
  place?: string;
};

/**
 * The line that is stored of a report.
 * @param body as the browser sent it. @param now is written to the minute.
 * @returns undefined for what is no report; "" for a report of which nothing is kept.
 */
export function lineOf(body: string, now: Date): string | undefined {
  const report = objectIn(body);
  if (typeof report?.['name'] !== 'string') return undefined;
  const line = keptOf(report);
  return line ? JSON.stringify({ time: now.toISOString().slice(11, 16), ...line }) : '';
}

/** A line as it was stored, without its time. @returns undefined for one that is spoilt. */
export function lineIn(text: string): HealthLine | undefined {
  const stored = objectIn(text);
  return stored && keptOf(stored);
}

/** The same is done by hosting/edge/reports.mjs. What was kept once is kept as it is. */
function keptOf(report: Readonly<Record<string, unknown>>): HealthLine | undefined {
  const { name, value, error, stack, place } = report;
  if (typeof name !== 'string' || !reportRules.name.test(name)) return undefined;
  const line: HealthLine = { name };
  for (const [field, pattern] of texts) {
    const text = report[field];
    const kept = typeof text === 'string' && (field === 'path' ? text.replace(/[?#].*/s, '') : text);
    if (kept && pattern.test(kept)) line[field] = kept;
  }
  if (isMetric.has(name)) {
    if (typeof value !== 'number' || !(value >= 0 && value <= healthLimits.value)) return undefined;
    line.value = Math.round(value * 10_000) / 10_000;
    return line;
  }
  const message = textOf(error);
  const [found] = reportRules.place.exec(`${textOf(place)} ${textOf(stack)} ${message}`) ?? [];
  return { ...line, error: withoutPersons(message), ...(found && { place: found }) };
}

const texts = Object.entries(reportRules.texts) as [keyof typeof reportRules.texts, RegExp][];
const isMetric: ReadonlySet<string> = new Set(metrics);

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function withoutPersons(message: string): string {
  const cut = reportRules.cuts.reduce((text, [what, by]) => text.replace(what, by), message.slice(0, 2000));
  return cut.slice(0, healthLimits.message);
}

function objectIn(text: string): Record<string, unknown> | undefined {
  const value = jsonOf(text);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}
