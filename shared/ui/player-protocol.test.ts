import { playerAddress, playerState, stateIn } from './player-protocol';

test('the player starts by itself, shows no related videos and little branding', () => {
  const { searchParams } = new URL(playerAddress('abc', 'https://example.com'));
  expect([searchParams.get('autoplay'), searchParams.get('rel'), searchParams.get('modestbranding')]).toEqual([
    '1',
    '0',
    '1',
  ]);
});

test('every state of the specification is understood', () => {
  const states = [-1, 0, 1, 2, 3, 5].map((info) => stateIn(JSON.stringify({ event: 'onStateChange', info })));
  expect(states.map((state) => state !== undefined && playerState[state])).toEqual([
    'unstarted',
    'ended',
    'playing',
    'paused',
    'buffering',
    'cued',
  ]);
});

test('a state may also come within an info delivery', () => {
  expect(stateIn('{"event":"infoDelivery","info":{"playerState":2}}')).toBe(2);
});

test('whatever else is said is no state', () => {
  for (const message of [
    '',
    '{',
    '{"event":"onStateChange","info":4}',
    '{"event":"onReady"}',
    null,
    7,
    '{"event":"infoDelivery","info":null}',
  ]) {
    expect(stateIn(message)).toBeUndefined();
  }
});
