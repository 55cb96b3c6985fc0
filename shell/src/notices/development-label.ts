import type { AreaRelease } from 'shared/contract/release';
import styles from './development-label.module.css';

/** Says that an area of this page is loaded from a development server, and how to end that. For developers only. */
export function showDevelopmentLabel({ name, origin }: AreaRelease): void {
  const label = document.createElement('p');
  label.className = styles['label'] ?? '';
  const link = document.createElement('a');
  link.href = '?area=';
  // With a target the shell leaves the click to the browser.
  link.target = '_self';
  link.textContent = 'Take the published one';
  label.append(`${name} comes from ${origin}. `, link);
  document.body.append(label);
}
