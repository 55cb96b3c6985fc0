import { plainLine } from '../../releases/log/entry/plain-line';
import { runBrowser } from './run-browser';

/** What became of a page: React's, or not. `why` is one line of what the page or the browser said. */
export type Started = { isStarted: boolean; why: string };

/**
 * Opens a page of this machine in a browser, and waits until it is hydrated.
 * @param milliseconds for the page and the browser itself.
 */
export async function startPage(browser: string, address: string, milliseconds = 60_000): Promise<Started> {
  try {
    const { html, log, late } = await runBrowser(browser, address, milliseconds);
    if (late) return { isStarted: false, why: `The browser was busy for ${Math.round(milliseconds / 1000)} s.` };
    return { isStarted: isStarted(html), why: plainLine(messagesIn(log).join(' ') || firstError(log)) };
  } catch (error) {
    return { isStarted: false, why: plainLine(error instanceof Error ? error.message : String(error)) };
  }
}

/** Hydrated, and nothing failed; what every page could show stands in a template, and a form's alert is empty. */
function isStarted(html: string): boolean {
  const [first = '', ...parts] = html.split('<template');
  const shown = first + parts.map((part) => part.split('</template>').slice(1).join('')).join('');
  return /<html\b[^<>]* data-hydrated/.test(shown) && !/<(\w+)\b[^<>]* role="alert"[^<>]*>(?!<\/\1>)/.test(shown);
}

/** What the page wrote to its console, the first line of each, but for the pictures that are preloaded and not shown here. */
function messagesIn(log: string): string[] {
  const messages = log.split('\n').flatMap((line) => /^\[[^\]"]*:CONSOLE[^\]"]*\] "(.*)$/.exec(line)?.[1] ?? []);
  const texts = messages.map((message) => message.split('", source: ')[0] ?? '');
  return [...new Set(texts)].filter((text) => !/\bpreload(ed)?\b/.test(text));
}

/** What the browser says of itself where it does not start. */
function firstError(log: string): string {
  const lines = log.trim().split('\n');
  return lines.find((line) => line.includes(':FATAL:')) ?? lines.at(-1) ?? '';
}
