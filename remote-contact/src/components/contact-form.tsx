import { useShell } from 'shared/contract/shell';
import styles from './contact-form.module.css';

/**
 * The form of the specification: from_name, from_email, message, Send. It hands the letter to the
 * visitor's own mail program, which works without scripts and without a server.
 */
export function ContactForm({ words }: { words: Readonly<Record<string, string>> }) {
  const { site } = useShell();
  return (
    <form className={styles.form} action={`mailto:${site.email}`} method="post" encType="text/plain">
      <p className={styles.field}>
        <label htmlFor="from_name">{words['name']}</label>
        <input id="from_name" name="from_name" autoComplete="name" />
      </p>
      <p className={styles.field}>
        <label htmlFor="from_email">{words['email']}</label>
        <input id="from_email" name="from_email" type="email" autoComplete="email" />
      </p>
      <p className={styles.field} data-wide="">
        <label htmlFor="message">{words['message']}</label>
        <textarea id="message" name="message" rows={8} />
      </p>
      <button className={styles.send}>{words['send']}</button>
    </form>
  );
}
