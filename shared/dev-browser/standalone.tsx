import { createRoot } from 'react-dom/client';
import '@portfolio/styles/global.css';
import { pagesPath } from '@portfolio/contract/base-path';
import { StandaloneFrame } from './standalone-frame';
import type { StandaloneState } from './standalone-state';

const root = document.getElementById('root');
const state = document.getElementById('state')?.textContent;
if (root && state) void show(root, JSON.parse(state) as StandaloneState);

/** In another language links keep it, as they do in the shell. */
async function show(root: HTMLElement, state: StandaloneState): Promise<void> {
  if (pagesPath) await import('@portfolio/site/prefix-addresses');
  createRoot(root).render(<StandaloneFrame {...state} />);
}
