import { withBase } from '@portfolio/contract/base-path';

/** Goes where a click on a link goes: within the document, to another one, or to another site. @param href as a link has it. */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = withBase(href);
  // Clicks are listened to on the window.
  document.body.append(link);
  link.click();
  link.remove();
}
