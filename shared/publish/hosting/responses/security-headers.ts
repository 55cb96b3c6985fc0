import { readConfiguration } from '@portfolio/workspace/configuration';
import { playerOrigin } from '@portfolio/ui/player-protocol';
import { everywhere, none, written } from '@portfolio/compose/document/page-policy';

/** Documents that are no pages of the site: at their own address their scripts would run on its origin. */
export const scriptless = /\.(?:svg|xml)$/;

/** What the policy of such a document says besides. */
export const scriptlessPolicy = `${generalPolicy()}; script-src 'none'`;

/**
 * The headers of every response. Their policy has what a page cannot declare itself (`frame-ancestors`) and what never
 * changes; browsers enforce both policies.
 * @param tls whether the host is reached by https alone.
 */
export function securityHeaders({ tls }: { tls: boolean }): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': generalPolicy(),
    'Permissions-Policy': permissions(),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(tls && { 'Strict-Transport-Security': readConfiguration().hsts }),
  };
}

function generalPolicy(): string {
  return written({ ...everywhere, 'frame-ancestors': none });
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
