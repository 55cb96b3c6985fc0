import styles from './notice.module.css';

/**
 * Says over the prerendered page that its scripts did not come. Without React, because React has not
 * started; the page below stays readable and its links work.
 */
export function showCornerNotice(words: Readonly<Record<string, string>>, retry: () => void): void {
  const notice = document.createElement('section');
  notice.className = `${styles['notice']} ${styles['corner']}`;
  notice.setAttribute('role', 'alert');
  const heading = document.createElement('h2');
  heading.textContent = words['failed'] ?? '';
  const text = document.createElement('p');
  text.textContent = words['failedText'] ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words['retry'] ?? '';
  button.addEventListener('click', () => {
    notice.remove();
    retry();
  });
  const ways = document.createElement('p');
  ways.className = styles['ways'] ?? '';
  ways.append(button);
  notice.append(heading, text, ways);
  document.body.append(notice);
}
