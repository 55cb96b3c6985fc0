import type { AreaRelease } from '@portfolio/contract/release';
import styles from './development-label.module.css';

export function showDevelopmentLabel({ name, origin }: AreaRelease, loading: Promise<unknown>): void {
  const label = document.createElement('p');
  label.className = styles['label'] ?? '';
  const link = document.createElement('a');
  link.href = '?area=';
  // With a target the shell leaves the click to the browser.
  link.target = '_self';
  link.textContent = 'Take the published one';
  const show = (sentence: string) => {
    label.replaceChildren(`${sentence} `, link);
    document.body.append(label);
  };
  loading.then(
    () => show(`${name} comes from ${origin}.`),
    () => show(`${name} did not load from ${origin}: start npm run dev -w remote-${name} and reload.`),
  );
}
