import type { Page } from '@playwright/test';

/** Words of English that no Swedish text has. */
const english =
  /(?<![\p{L}-])(?:the|of|and|with|this|that|your|you|page|pages|close|open|next|previous|search|menu|loading|failed|error|image|picture|pictures|works|theme|dark|light|skip|contact|home|show|all works|year|draft|room|rooms|plate|seed|waste|settings|method|from|reset|step|save|play|pause|best|rules|largest|shelf)(?![\p{L}-])/iu;

/**
 * The texts of a page, other than addresses and what says that it is English, that are English: what is seen, and names and
 * descriptions for screen readers.
 */
export async function englishIn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, [lang=en]')) found.push(node.textContent ?? '');
    for (const template of document.querySelectorAll('template'))
      for (const part of template.content.children) if (!part.matches('[lang=en]')) found.push(part.textContent ?? '');
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder'])
        found.push(element.getAttribute(name) ?? '');
    for (const meta of document.querySelectorAll(
      'meta[name="description"], meta[property^="og:"]:not([property$="type"])',
    ))
      found.push(meta.getAttribute('content') ?? '');
    return found;
  });
  return [...new Set(texts.map((text) => text.trim()))].filter(
    (text) => english.test(text) && !/^(?:https?:|\/\w)/.test(text),
  );
}
