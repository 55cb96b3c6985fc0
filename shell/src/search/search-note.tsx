import type { SearchState } from './use-search-data';
import styles from './search-dialog.module.css';

type SearchNoteProps = {
  state: SearchState;
  query: string;
  count: number;
  words: Readonly<Record<string, string>>;
  retry: () => void;
};

/** Says below the field what to type, how much was found, or why nothing can be. Also aloud. */
export function SearchNote({ state, query, count, words, retry }: SearchNoteProps) {
  const isAsked = query.trim() !== '';
  return (
    <div className={styles.note}>
      <p role="status">{sentence(state, isAsked ? query.trim() : '', count, words)}</p>
      {state.kind === 'ready' && count > 0 && (
        <p className={styles.keys} aria-hidden="true">
          {state.words['keys']}
        </p>
      )}
      {state.kind === 'ready' && isAsked && count === 0 && <a href="/works">{state.words['all']}</a>}
      {state.kind === 'failed' && (
        <button type="button" onClick={retry}>
          {words['retry']}
        </button>
      )}
    </div>
  );
}

function sentence(state: SearchState, query: string, count: number, words: SearchNoteProps['words']): string {
  if (state.kind === 'failed') return (navigator.onLine ? words['searchFailed'] : words['offline']) ?? '';
  if (state.kind === 'loading') return query ? (words['stillLoading'] ?? '') : '';
  if (!query) return state.words['hint'] ?? '';
  const text = { 0: state.words['none'], 1: state.words['one'] }[count] ?? state.words['many'] ?? '';
  return text.replace('{query}', query).replace('{count}', String(count));
}
