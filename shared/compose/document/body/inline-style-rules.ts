const safe = /^[\w-]+:[\w\s#%.,/()+*-]+$/;

/**
 * CSS rules for elements with values of their own (shared/ui/own-style.ts).
 * @throws Error for a value that could end its rule, and for a style attribute, which the page's policy forbids.
 */
export function inlineStyleRules(body: string): string {
  const attribute = /<[^<>]*\sstyle="[^"]*"/.exec(body)?.[0];
  if (attribute)
    throw new Error(
      `${attribute}… has a style attribute, which the policy of the pages forbids: use shared/ui/own-style.`,
    );
  const texts = [...body.matchAll(/<[^<>]*\sdata-style="([^"]*)"/g)].map(([, text = '']) => text);
  return [...new Set(texts)].map(rule).join('');
}

function rule(text: string): string {
  const unsafe = text.split(';').find((value) => !safe.test(value));
  if (unsafe !== undefined) throw new Error(`The value "${unsafe}" can't stand in a style sheet.`);
  return `[data-style="${text}"]{${text}}`;
}
