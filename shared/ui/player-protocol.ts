/**
 * The frame protocol of the video service: messages are JSON texts.
 * https://developers.google.com/youtube/iframe_api_reference
 */
export const playerOrigin = 'https://www.youtube-nocookie.com';

/** States by their numbers in the protocol. */
export const playerState = {
  '-1': 'unstarted',
  0: 'ended',
  1: 'playing',
  2: 'paused',
  3: 'buffering',
  5: 'cued',
} as const;

export type PlayerState = keyof typeof playerState;

/** Autoplay on, related videos off, minimal branding. @param origin of the page, to which the player answers. */
export function playerAddress(id: string, origin: string): string {
  const parameters = new URLSearchParams({
    autoplay: '1',
    rel: '0',
    modestbranding: '1',
    playsinline: '1',
    enablejsapi: '1',
    origin,
  });
  return `${playerOrigin}/embed/${id}?${parameters}`;
}

/** The state that a message tells, or nothing where it tells another thing. */
export function stateIn(message: unknown): PlayerState | undefined {
  const { event, info } = parsed(message);
  const state = event === 'onStateChange' ? info : isRecord(info) ? info['playerState'] : undefined;
  return isState(state) ? state : undefined;
}

function parsed(message: unknown): Record<string, unknown> {
  try {
    const value: unknown = typeof message === 'string' ? JSON.parse(message) : message;
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isState(value: unknown): value is PlayerState {
  return typeof value === 'number' && Object.hasOwn(playerState, value);
}
