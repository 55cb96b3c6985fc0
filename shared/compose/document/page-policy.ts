import { trustedPolicies } from '@portfolio/contract/trusted-types';

/** Other origins that pages may connect to, embed, or take pictures from. */
export type ThirdParties = { connect: readonly string[]; frame: readonly string[]; images: readonly string[] };

export type Directives = Readonly<Record<string, readonly string[]>>;

export const none = ["'none'"];
const self = "'self'";

/** The same for every release, so that a host's configuration does not change with a publish. */
export const everywhere: Directives = {
  'script-src-attr': none,
  // Live studies compute in workers.
  'worker-src': [self],
  'object-src': none,
  'base-uri': none,
  // The contact form without scripts is sent to the mailbox, or opens the visitor's mail program.
  'form-action': [self, 'mailto:'],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': trustedPolicies,
};

/** The texts of the style sheets and scripts that stand inside a page. */
export type Inside = { styles: readonly string[]; scripts: readonly string[] };
/** SHA-256 of a text, in base64. */
type Hash = (text: string) => string;

/**
 * The complete policy of one page, inlined because hashes and connections change with its releases.
 */
export function pagePolicy(
  { styles, scripts }: Inside,
  { connect, frame, images }: ThirdParties,
  sha256: Hash,
): string {
  const hashSource = (text: string) => `'sha256-${sha256(text)}'`;
  return written({
    'default-src': none,
    'script-src': [self, ...scripts.map(hashSource)],
    ...everywhere,
    'style-src': [self, ...styles.map(hashSource)],
    'img-src': [self, ...images],
    // Films and their captions.
    'media-src': [self],
    'font-src': [self],
    'connect-src': [self, ...connect],
    'frame-src': frame.length > 0 ? frame : none,
    'manifest-src': [self],
  });
}

/** Directives as the text of a policy. */
export function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
