/**
 * The Trusted Types policies of the site: scripts, HTML of content files, the start guard, the service worker. Nothing
 * else may turn text into a script's address or into HTML. https://www.w3.org/TR/trusted-types/
 */
export type TrustedPolicy = 'scripts' | 'content' | 'start' | 'worker';

export const trustedPolicies = ['scripts', 'content', 'start', 'worker'] as const satisfies readonly TrustedPolicy[];

type Rules = { createHTML?: (text: string) => string; createScriptURL?: (address: string) => string };
type Factory = { createPolicy: (name: TrustedPolicy, rules: Rules) => Rules };

/**
 * Creates a policy. Without browser support its rules apply all the same. Results are typed as strings, because
 * TypeScript's DOM types do not know Trusted Types yet.
 */
export function createTrustedPolicy<Given extends Rules>(name: TrustedPolicy, rules: Given): Given {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  return (trustedTypes?.createPolicy(name, rules) ?? rules) as Given;
}
