import { createRoot } from 'react-dom/client';
import '@portfolio/styles/global.css';
import { StandaloneFrame } from './standalone-frame';
import type { StandaloneState } from './standalone-state';

const root = document.getElementById('root');
const state = document.getElementById('state')?.textContent;
if (root && state) createRoot(root).render(<StandaloneFrame {...(JSON.parse(state) as StandaloneState)} />);
