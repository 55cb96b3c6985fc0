import { createHash } from 'node:crypto';
import type { ThirdParties } from '@portfolio/contract/release';
import { readConfiguration } from '@portfolio/workspace/configuration';
import { trustedPolicies } from '@portfolio/contract/trusted-types';
import { playerOrigin } from '@portfolio/ui/player-protocol';

type Directives = Readonly<Record<string, readonly string[]>>;

const none = ["'none'"];
const self = "'self'";

/** The same for every release, so that a host's configuration does not change with a publish. */
const everywhere: Directives = {
  'script-src-attr': none,
  // Live studies compute in workers.
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
 * The complete policy of one page, inlined because hashes and connections change with its releases.
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
 * The headers of every response. Their policy has what a page cannot declare itself (`frame-ancestors`) and what never
 * changes; browsers enforce both policies.
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
/** For the live studies: MIDI input, copying results. */
const own = ['midi', 'clipboard-write'];
/** Needed by the video player's frame. */
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
