import { askedIn } from './language-path';

test.each([
  ['/', { path: '/' }],
  ['/HAL', { path: '/HAL' }],
  ['/ko/HAL', { path: '/HAL', language: 'ko' }],
  ['/ko/', { path: '/', language: 'ko' }],
  ['/ko', { path: '/', language: 'ko', isHome: true }],
  ['/ko/releases.json', { path: '/releases.json', language: 'ko' }],
  ['/korea', { path: '/korea' }],
  ['/KO/HAL', { path: '/KO/HAL' }],
  ['/de/HAL', { path: '/de/HAL' }],
])('%s asks for a page in its language', (address, asked) => {
  expect(askedIn(['ko'], address)).toEqual(asked);
});
