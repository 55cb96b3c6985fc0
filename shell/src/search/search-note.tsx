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
      {isIncomplete(state) && (
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
  const missing = isIncomplete(state) ? state.words['missing']?.replace('{areas}', state.missing.join(', ')) : '';
  return [findings(state.words, query, count), missing].filter(Boolean).join(' · ');
}

function isIncomplete(state: SearchState): boolean {
  return state.kind === 'failed' || (state.kind === 'ready' && state.missing.length > 0);
}

function findings(words: SearchNoteProps['words'], query: string, count: number): string {
  if (!query) return words['hint'] ?? '';
  const text = { 0: words['none'], 1: words['one'] }[count] ?? words['many'] ?? '';
  return text.replace('{query}', query).replace('{count}', String(count));
}
