/** @jest-environment jsdom */
import { languageLinkScript } from './language-link-script';

// In a page the document runs it.
(0, eval)(languageLinkScript);
addEventListener('click', (event) => event.preventDefault());

/** A page with headings, and a study, at these distances from the top of the window, which is 768 px high. */
function followed(tops: Readonly<Record<string, number>>, address = '/HAL'): string {
  history.replaceState(null, '', address);
  const places = Object.keys(tops).map((id) =>
    id === 'study' ? '<div data-study id="study"></div>' : `<h2 id="${id}"></h2>`,
  );
  document.body.innerHTML = `<a href="/ko/HAL" hreflang="ko"><span>한국어</span></a><main>${places.join('')}<h2></h2></main>`;
  for (const [id, top] of Object.entries(tops)) {
    const place = document.getElementById(id)!;
    place.getBoundingClientRect = () => ({ top }) as DOMRect;
  }
  document.querySelector('span')!.click();
  return document.querySelector('a')!.getAttribute('href') ?? '';
}

test.each([
  ['at the top of a page', { roof: 400, court: 900 }, '/HAL', '/ko/HAL'],
  ['in the middle', { roof: -900, court: -10, end: 600 }, '/HAL', '/ko/HAL#court'],
  ['just below a heading that was gone to', { roof: 96 }, '/HAL#roof', '/ko/HAL#roof'],
  ['further down than the address says', { roof: -900, court: -10 }, '/HAL#roof', '/ko/HAL#court'],
  ['above what the address says', { roof: 400 }, '/HAL#elsewhere', '/ko/HAL#elsewhere'],
  ['at the heading of a study', { roof: 20, study: 120 }, '/HAL', '/ko/HAL#roof'],
  ['within a study', { roof: -200, study: -100, end: 600 }, '/HAL', '/ko/HAL#study'],
  ['with a picture open', { roof: -900 }, '/HAL#picture-plan', '/ko/HAL#picture-plan'],
  ['in a study with settings', { roof: -900 }, '/HAL?seed=3&by=regions', '/ko/HAL?seed=3&by=regions#roof'],
])('a link to another language, %s, leads to the same place and state', (_, tops, address, href) => {
  expect(followed(tops, address)).toMatch(new RegExp(`^(http://localhost)?${href.replace('?', '\\?')}$`));
});
