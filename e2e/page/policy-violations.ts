import type { Page } from '@playwright/test';

declare global {
  interface Window {
    violations: string[];
  }
}

/** Records every report of a violated content security policy from the start of each page. */
export async function recordViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber, sample }) =>
        window.violations.push(`${violatedDirective}: ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`),
    );
  });
}

/** What the open page has violated so far. */
export function policyViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => window.violations);
}
