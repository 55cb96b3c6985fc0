/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { FilmPlayer } from './film-player';
import { Player } from './player';

const film = {
  sources: [
    { src: '/film.webm', type: 'video/webm' },
    { src: '/film.mp4', type: 'video/mp4' },
  ],
  captions: '/film.vtt',
  poster: { kind: 'drawing', src: '', thumb: '', width: 16, height: 9 },
} as const;

let play: jest.SpyInstance;
let pause: jest.SpyInstance;

beforeEach(() => {
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve());
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});

function show() {
  const onEnded = jest.fn();
  const onFailed = jest.fn();
  render(<FilmPlayer film={film} title="The app" language="en" onEnded={onEnded} onFailed={onFailed} />);
  const video = screen.getByLabelText<HTMLVideoElement>('The app');
  return { video, onEnded, onFailed };
}

test('it starts at once, without sound and with captions', () => {
  const { video } = show();
  expect(play).toHaveBeenCalledTimes(1);
  expect(video.muted).toBe(true);
  expect(video.querySelector('track')).toHaveProperty('default', true);
  expect(video.querySelector('track')?.label).toBe('English');
});

test.each([
  ['which may be others than those of the site', { language: 'ko' }, '한국어'],
  ['or those of the site, in a release that does not say it', {}, 'English'],
])('its captions are called by their language, %s', (_, fields, label) => {
  const video = { title: 'The app', id: '', film: { ...film, ...fields } };
  render(
    <ShellContext value={{ site: { language: 'en' } } as unknown as ShellServices}>
      <Player video={video} onEnded={jest.fn()} onFailed={jest.fn()} />
    </ShellContext>,
  );
  expect(screen.getByLabelText('The app').querySelector('track')?.label).toBe(label);
});

test('its states are those of the video service', () => {
  const { video } = show();
  const state = () => video.dataset['state'];
  expect(state()).toBe('unstarted');
  fireEvent.loadedData(video);
  expect(state()).toBe('cued');
  fireEvent.waiting(video);
  expect(state()).toBe('buffering');
  fireEvent.playing(video);
  expect(state()).toBe('playing');
  fireEvent.pause(video);
  expect(state()).toBe('paused');
});

test('at the end it is stopped, rewound, and says so', () => {
  const { video, onEnded } = show();
  video.currentTime = 20;
  fireEvent.ended(video);
  expect(video.dataset['state']).toBe('ended');
  expect(pause).toHaveBeenCalled();
  expect(video.currentTime).toBe(0);
  expect(onEnded).toHaveBeenCalledTimes(1);
});

test('it takes the focus of the poster that it replaces, and does not scroll to itself', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const { video } = show();
  // In jsdom no video can have it.
  expect(focus.mock.contexts).toEqual([video]);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('a visitor who is elsewhere when it comes late stays there', () => {
  const link = document.createElement('a');
  link.href = '#next';
  document.body.append(link);
  link.focus();
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  show();
  expect(focus).not.toHaveBeenCalled();
  link.remove();
});

test('only when its last file fails there is nothing to play', () => {
  const { video, onFailed } = show();
  const [first, last] = video.querySelectorAll('source');
  fireEvent.error(first!);
  expect(onFailed).not.toHaveBeenCalled();
  fireEvent.error(last!);
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('a browser that refuses to start it shows it all the same', async () => {
  play.mockImplementationOnce(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
  const { video } = show();
  await Promise.resolve();
  expect(video.controls).toBe(true);
});
