import { createHash } from 'node:crypto';
import type { ThirdParties } from '../contract/release';
import { readConfiguration } from '../build/configuration';
import { trustedPolicies } from '../contract/trusted-types';
import { playerOrigin } from '../ui/player-protocol';

type Directives = Readonly<Record<string, readonly string[]>>;

const none = ["'none'"];
const self = "'self'";

/** What holds for every answer of every release, so that a host's configuration outlives every publish. */
const everywhere: Directives = {
  'script-src-attr': none,
  // Studies compute in workers; which files may be one is said by the policy for scripts below.
  'worker-src': [self],
  'object-src': none,
  'base-uri': none,
  // The contact form without scripts opens the visitor's mail program.
  'form-action': ['mailto:'],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': trustedPolicies,
};

/** The texts of the style sheets and scripts that stand inside a page. */
export type Inside = { styles: readonly string[]; scripts: readonly string[] };

/**
 * The whole policy of one page, which stands in the page itself: what is inside the page, and whom it
 * may ask, changes with its releases.
 */
export function pagePolicy({ styles, scripts }: Inside, { connect, frame }: ThirdParties): string {
  return written({
    'default-src': none,
    'script-src': [self, ...scripts.map(hashSource)],
    ...everywhere,
    'style-src': [self, ...styles.map(hashSource)],
    'img-src': [self],
    'font-src': [self],
    'connect-src': [self, ...connect],
    'frame-src': frame.length > 0 ? frame : none,
    'manifest-src': [self],
  });
}

/**
 * The headers of every answer. The policy among them is what a page can't say of itself
 * (`frame-ancestors`) and what never changes; browsers enforce it together with the page's own.
 * @param tls whether the host is reached by https alone.
 */
export function securityHeaders({ tls }: { tls: boolean }): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': written({ ...everywhere, 'frame-ancestors': none }),
    'Permissions-Policy': permissions(),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(tls && { 'Strict-Transport-Security': readConfiguration().hsts }),
  };
}

/** The source expression of a script or a style sheet that stands inside a page. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const denied = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
/** A study is played by a MIDI keyboard; another copies what it made. */
const own = ['midi', 'clipboard-write'];
/** What the player's frame needs. Where no video is configured the pages' `frame-src` keeps it out altogether. */
const ofPlayer = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

function permissions(): string {
  return [
    ...denied.map((feature) => `${feature}=()`),
    ...own.map((feature) => `${feature}=(self)`),
    ...ofPlayer.map((feature) => `${feature}=(self "${playerOrigin}")`),
  ].join(', ');
}

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
