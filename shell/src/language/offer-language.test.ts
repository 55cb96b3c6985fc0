import { preferredOf } from './offer-language';

const site = {
  languages: [
    { tag: 'en', name: 'English', path: '' },
    { tag: 'ko', name: '한국어', path: '/ko' },
  ],
};
const tagFor = (...asked: string[]) => preferredOf(site, asked)?.tag;

test('the first language that the browser asks for and the site has is preferred, whatever its region', () => {
  expect(tagFor('ko-KR', 'en')).toBe('ko');
  expect(tagFor('fr', 'en-GB', 'ko')).toBe('en');
  expect(tagFor('KO')).toBe('ko');
});

test('none is, where the site has none of them or only one', () => {
  expect(tagFor('fr', 'de')).toBeUndefined();
  expect(preferredOf({}, ['ko'])).toBeUndefined();
});
