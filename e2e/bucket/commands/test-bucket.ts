import { attack } from '../attack';
import { startR2 } from '../r2-store';
const { endpoint, stop, ...keys } = await startR2();
const small = process.argv.includes('--small');
const figures = await attack(
  { endpoint, ...keys, prefix: 'a/' },
  small
    ? { publishes: 4, life: 2500, lost: 0.1, readers: 1, seed: 1, blind: process.argv.includes('--blind') }
    : { publishes: 25, life: 2500, lost: 0.1, readers: 3, seed: 1 },
);
console.log(figures);
await stop();
