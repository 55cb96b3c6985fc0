const safe = /^[\w-]+:[\w\s#%.,/()+*-]+$/;

/**
 * The rules for the elements that carry CSS values of their own (shared/ui/own-style.ts), for the
 * page's style sheet.
 * @throws Error where a value could end its rule, and where there is a style attribute: the page's policy forbids it.
 */
export function ownRules(body: string): string {
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
