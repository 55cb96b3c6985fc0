import { useShell } from '@portfolio/contract/shell';
import { listed } from '@portfolio/site/listed';
import { pluralText } from '@portfolio/site/plural';
import type { Texts } from '@portfolio/contract/texts';
import type { SearchData } from './search-data';
import type { SearchState } from './use-search-data';
import styles from './search-dialog.module.css';

type SearchNoteProps = { state: SearchState; query: string; count: number; retry: () => void };

export function SearchNote({ state, query, count, retry }: SearchNoteProps) {
  const { texts } = useShell();
  const hasQuery = query.trim() !== '';
  return (
    <div className={styles.note}>
      <p role="status">{sentence(state, hasQuery ? query.trim() : '', count, texts)}</p>
      {state.kind === 'ready' && count > 0 && (
        <p className={styles.keys} aria-hidden="true">
          {state.texts['keys']}
        </p>
      )}
      {state.kind === 'ready' && hasQuery && count === 0 && <a href="/works">{state.texts['all']}</a>}
      {isIncomplete(state) && (
        <button type="button" onClick={retry}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}

function sentence(state: SearchState, query: string, count: number, texts: Texts): string {
  if (state.kind === 'failed') return navigator.onLine ? texts.searchFailed : texts.offline;
  if (state.kind === 'loading') return query ? texts.stillLoading : '';
  const missing = isIncomplete(state) ? state.texts['missing']?.replace('{areas}', listed(state.missing)) : '';
  return [findings(state.texts, query, count), missing].filter(Boolean).join(' · ');
}

function isIncomplete(state: SearchState): boolean {
  return state.kind === 'failed' || (state.kind === 'ready' && state.missing.length > 0);
}

function findings(texts: SearchData['texts'], query: string, count: number): string {
  if (!query) return texts['hint'] ?? '';
  const text = count === 0 ? (texts['none'] ?? '') : pluralText(texts, 'count', count, document.documentElement.lang);
  return text.replace('{query}', query).replace('{count}', String(count));
}
