/** @jest-environment jsdom */
import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import type * as Shell from '@portfolio/contract/shell';

jest.mock('@portfolio/styles/global.css', () => ({}), { virtual: true });
jest.mock('@portfolio/site/prefix-addresses', () => ({}));
jest.mock('@portfolio/contract/stated-paths', () => jest.requireActual<object>('./stated-paths'));
jest.mock('published-area', () => ({ area: { name: 'research', Page: SamplePage } }), { virtual: true });

function SamplePage({ page }: { page: { title: string } }): string {
  // What is imported above runs before the language is said.
  const { site, texts, address } = jest.requireActual<typeof Shell>('@portfolio/contract/shell').useShell();
  return [page.title, site.name, texts.retry, address.read().path].join(', ');
}

const fail = (error: unknown) => {
  throw error;
};

const release = '_areas/research/3f9c';
const files: Record<string, object> = {
  'ko/releases.json': { shell: { live: '81d2' }, areas: { research: { load: { name: 'research', language: 'ko' } } } },
  [`${release}/content/ko/pages/HAL.json`]: {
    ...{ path: '/HAL', label: 'HAL', title: 'A page', summary: '' },
    ...{ facts: [], figures: [], sections: [] },
  },
  '_shell/81d2/content/ko/site.json': { language: 'ko', name: 'Studio' },
  '_shell/81d2/content/ko/texts.json': { retry: 'Again' },
};

test('a page is shown with the data of its own release, and with the texts of the live shell in its language', async () => {
  const site = 'https://studio.example';
  const asked: string[] = [];
  Object.assign(globalThis, { __webpack_public_path__: `${site}/${release}/foreign/` });
  // jsdom has neither.
  Object.assign(globalThis, { reportError: fail });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  Object.assign(globalThis, {
    fetch: (url: string) => {
      asked.push(url);
      return Promise.resolve({ ok: true, json: () => Promise.resolve(files[url.slice(site.length + 1)]) });
    },
  });
  const { default: Page } = await import('./page');
  await act(async () => {
    render(
      <Suspense>
        <Page path="/HAL" language="ko" />
      </Suspense>,
    );
  });
  const shown = await screen.findByText(`A page, Studio, Again, ${site}/ko/HAL`);
  expect(shown.dataset['foreign']).toBe('research');
  expect(shown.lang).toBe('ko');
  expect(asked.sort()).toEqual(
    Object.keys(files)
      .map((file) => `${site}/${file}`)
      .sort(),
  );
});
