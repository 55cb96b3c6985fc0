/**
 * The Trusted Types policies of the site: for scripts, for text of content files, for the guard of the start, for the service worker; a page's policy allows no other. Nothing else may turn
 * text into a script's address or into HTML. https://www.w3.org/TR/trusted-types/
 */
export type TrustedPolicy = 'scripts' | 'content' | 'start' | 'worker';

export const trustedPolicies = ['scripts', 'content', 'start', 'worker'] as const satisfies readonly TrustedPolicy[];

type Rules = { createHTML?: (text: string) => string; createScriptURL?: (address: string) => string };
type Factory = { createPolicy: (name: TrustedPolicy, rules: Rules) => Rules };

/**
 * Creates a policy; where a browser knows none, its rules hold all the same. What it makes are objects
 * to the browser, and texts to TypeScript, whose DOM does not know them yet.
 */
export function createTrustedPolicy<Given extends Rules>(name: TrustedPolicy, rules: Given): Given {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  return (trustedTypes?.createPolicy(name, rules) ?? rules) as Given;
}
