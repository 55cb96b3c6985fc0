import type { PageState } from '@portfolio/site/page-state';

export function readPageState(): PageState {
  const element = document.getElementById('state');
  if (!element?.textContent) throw new Error('The page carries no state: it was not composed by publish.');
  return JSON.parse(element.textContent) as PageState;
}
