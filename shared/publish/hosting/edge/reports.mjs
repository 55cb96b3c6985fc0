// Reports of visits, for the Worker: shared/publish/health keeps the same of them.
import { healthLimits, metrics, prefix, reportRules } from './settings.mjs';

/** Milliseconds for which lines are gathered: an object can't be added to. */
const pause = 10_000;

/** What this isolate has gathered, and taken in this minute. */
let gathered;
let minute = { number: 0, reports: 0 };

/** @returns the status of the answer, and a sentence where a report is refused. */
export async function takeReport(request, bucket, context) {
  const now = new Date();
  const number = Math.floor(now.getTime() / 60_000);
  if (number !== minute.number) minute = { number, reports: 0 };
  if (++minute.reports > healthLimits.perMinute)
    return { status: 429, sentence: `More than ${healthLimits.perMinute} reports in this minute.` };
  if (!(Number(request.headers.get('Content-Length') ?? NaN) <= healthLimits.report))
    return { status: 413, sentence: `A report has at most ${healthLimits.report} bytes, and says how many.` };
  const line = lineOf(await request.text(), now);
  if (line === undefined) return { status: 400, sentence: 'This is no report: JSON with a "name" is expected.' };
  if (line && !gather(line, now, bucket, context))
    return { status: 429, sentence: 'There is no room for more reports.' };
  return { status: 204 };
}

/** The first report writes for those that follow it within some seconds. */
function gather(line, now, bucket, context) {
  const lines = `${gathered?.lines ?? ''}${line}\n`;
  if (new TextEncoder().encode(lines).length > healthLimits.object) return false;
  if (!gathered) context.waitUntil(writeLater(now, bucket));
  gathered = { lines };
  return true;
}

/** Under the first number of its minute that is free: so a minute's size is limited for all isolates together. */
async function writeLater(now, bucket) {
  await new Promise((resolve) => setTimeout(resolve, pause));
  const { lines } = gathered;
  gathered = undefined;
  const [day, time] = now.toISOString().split('T');
  for (let number = 0; number < healthLimits.objects; number++) {
    const key = `${prefix}_health/${day}/${time.slice(0, 5).replace(':', '')}-${number}.jsonl`;
    const onlyIf = { etagDoesNotMatch: '*' };
    if (await bucket.put(key, lines, { onlyIf, httpMetadata: { contentType: 'application/jsonl' } })) return;
  }
}

/** The line that is stored of a report; undefined for what is none, and "" where nothing of it is kept. */
export function lineOf(body, now) {
  const report = objectIn(body);
  if (typeof report?.name !== 'string') return undefined;
  const line = keptOf(report);
  return line ? JSON.stringify({ time: now.toISOString().slice(11, 16), ...line }) : '';
}

function keptOf(report) {
  const { name, value, error, stack, place } = report;
  if (!reportRules.name.test(name)) return undefined;
  const line = { name };
  for (const [field, pattern] of Object.entries(reportRules.texts)) {
    const text = report[field];
    const kept = typeof text === 'string' && (field === 'path' ? text.replace(/[?#].*/s, '') : text);
    if (kept && pattern.test(kept)) line[field] = kept;
  }
  if (metrics.includes(name)) {
    if (typeof value !== 'number' || !(value >= 0 && value <= healthLimits.value)) return undefined;
    return { ...line, value: Math.round(value * 10_000) / 10_000 };
  }
  const message = textOf(error);
  const [found] = reportRules.place.exec(`${textOf(place)} ${textOf(stack)} ${message}`) ?? [];
  return { ...line, error: withoutPersons(message), ...(found && { place: found }) };
}

function textOf(value) {
  return typeof value === 'string' ? value : '';
}

function withoutPersons(message) {
  const cut = reportRules.cuts.reduce((text, [what, by]) => text.replace(what, by), message.slice(0, 2000));
  return cut.slice(0, healthLimits.message);
}

function objectIn(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
