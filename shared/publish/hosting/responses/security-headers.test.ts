import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { pagePolicy as policyOf, type Inside } from '@portfolio/compose/document/page-policy';
import { securityHeaders } from './security-headers';
import type { ThirdParties } from '@portfolio/compose/document/page-policy';
import { sampleSite } from '../../testing/sample-site';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const hashSource = (text: string) => `'sha256-${sha256(text)}'`;
const pagePolicy = (inside: Inside, thirdParties: ThirdParties) => policyOf(inside, thirdParties, sha256);
const inside = { styles: ['p{}'], scripts: ['start()'] };
const nobody = { connect: [], frame: [], images: [] };
const everything = {
  connect: ['https://api.emailjs.com', 'https://firestore.googleapis.com'],
  frame: ['https://www.youtube-nocookie.com'],
  images: ['https://tiles.example.org'],
};

test.each([
  ['a page that asks nobody', pagePolicy(inside, nobody)],
  ['a page with every third party', pagePolicy(inside, everything)],
])("Google's evaluator finds nothing of medium or higher severity: %s", (_, policy) => {
  const { csp } = new CspParser(policy);
  const findings = new CspEvaluator(csp).evaluate();
  // Lower numbers are more severe. "'self'" is told to be looked at where a site serves what others upload.
  const severe = findings.filter(({ severity }) => severity <= Severity.MEDIUM || severity === Severity.SYNTAX);
  expect(severe.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
});

test('the evaluator would have found what we avoid', () => {
  const { csp } = new CspParser("script-src 'self' 'unsafe-inline'");
  expect(new CspEvaluator(csp).evaluate().some(({ severity }) => severity <= Severity.MEDIUM)).toBe(true);
});

test('a page allows nothing that is unsafe, its own styles by their hashes, and third parties only where there are some', () => {
  const policy = pagePolicy(inside, nobody);
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('http');
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain(`style-src 'self' ${hashSource('p{}')};`);
  expect(policy).toContain("frame-src 'none'");
  expect(pagePolicy(inside, everything)).toContain(
    "connect-src 'self' https://api.emailjs.com https://firestore.googleapis.com;",
  );
  expect(pagePolicy(inside, everything)).toContain("img-src 'self' https://tiles.example.org;");
});

test('the header allows nothing less than the pages do: both hold at once', () => {
  const directives = (text: string) => new Map(text.split('; ').map((part) => [part.split(' ')[0], part]));
  const page = directives(pagePolicy(inside, everything));
  for (const [name, directive] of directives(securityHeaders({ tls: false })['Content-Security-Policy'] ?? ''))
    if (name !== 'frame-ancestors') expect(directive).toBe(page.get(name));
});

test('every page carries its policy before all but its first picture, with the hash of each of its style sheets and no style attribute', async () => {
  const pages = [...(await sampleSite()).files()].filter(([path]) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(5);
  for (const [path, bytes] of pages) {
    const html = Buffer.from(bytes, 'latin1').toString('utf8');
    const policy =
      /^<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport"[^>]*>(?:<link rel="preload" as="image" [^>]*>)?<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
        html,
      )?.[1];
    expect({ path, policy }).toEqual({ path, policy: expect.stringContaining("default-src 'none'") as string });
    for (const [, css = ''] of html.matchAll(/<style[^>]*>([^]*?)<\/style>/g))
      expect(policy).toContain(hashSource(css));
    for (const [, script = ''] of html.matchAll(/<script>([^]*?)<\/script>/g))
      expect(policy).toContain(hashSource(script));
    expect(html).not.toMatch(/<[^>]*\s(style|on\w+)=/);
  }
});

test('only a host with TLS sends Strict-Transport-Security, for a day unless the owner asks for more', () => {
  expect(securityHeaders({ tls: false })['Strict-Transport-Security']).toBeUndefined();
  expect(securityHeaders({ tls: true })['Strict-Transport-Security']).toBe('max-age=86400');
});
