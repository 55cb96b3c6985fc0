import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

type Message = { type: string; url: string; lastLine?: number; message: string; extract?: string };

/**
 * The W3C's checker over every page of a site. Its style part knows less CSS than browsers do (layers,
 * light-dark(), container queries), so it speaks about the markup alone.
 * @returns a sentence for each error.
 */
export function htmlMistakes(site: string): string[] {
  const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')), 'build', 'dist', 'vnu.jar');
  const pages = readdirSync(site).filter((name) => name.endsWith('.html'));
  const args = ['-Xss2m', '-jar', jar, '--errors-only', '--format', 'json', '--filterpattern', '.*CSS:.*'];
  const { stderr, error } = spawnSync('java', [...args, ...pages.map((name) => join(site, name))], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (error)
    throw new Error(
      `The W3C checker needs Java 11 or newer: install one (Debian: apt-get install default-jre-headless).`,
    );
  const { messages } = JSON.parse(stderr.slice(stderr.indexOf('{'))) as { messages: Message[] };
  console.log(`html: ${pages.length} pages, ${messages.length} errors`);
  return messages.map(
    ({ url, message, extract = '' }) => `${basename(url)}: ${message} ${extract.trim().slice(0, 160)}`,
  );
}
