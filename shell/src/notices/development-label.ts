import type { AreaRelease } from 'shared/contract/release';
import styles from './development-label.module.css';

/** Says that an area of this page comes from a development server, and how it stops. For developers: its words are no content. */
export function showDevelopmentLabel({ name, origin }: AreaRelease): void {
  const label = document.createElement('p');
  label.className = styles['label'] ?? '';
  const link = document.createElement('a');
  link.href = '?area=';
  // A target of its own keeps the shell from turning the press into a navigation inside this page.
  link.target = '_self';
  link.textContent = 'Take the published one';
  label.append(`${name} comes from ${origin}. `, link);
  document.body.append(label);
}
