import { contentHtml } from '@portfolio/contract/shell';
import styles from './text-block.module.css';

/** Running text. Its HTML comes from Markdown in which raw HTML is only text. */
export function TextBlock({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: contentHtml(html) }} />;
}
