/** @jest-environment jsdom */
import '@portfolio/testing/router-globals';
import type { LoadedPage } from '../loading/load-page';

test('a link to another site of the same origin is left to the browser', async () => {
  document.documentElement.dataset['base'] = '/repo';
  const { pageLink } = await import('./internal-links');
  const { PageLoads } = await import('../loading/page-loads');
  const loads = new PageLoads({ path: '/' } as LoadedPage, { groups: [] }, () => Promise.reject(new Error('unused')));
  document.body.innerHTML =
    '<a href="/repo/HAL" data-area="research">own</a><a href="/other/HAL" data-area="research">other</a>';
  const [own, other] = document.querySelectorAll('a');
  expect([pageLink(own!, loads), pageLink(other!, loads)]).toEqual([{ link: own, path: '/HAL' }, undefined]);
});
