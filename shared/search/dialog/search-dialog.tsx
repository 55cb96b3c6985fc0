import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Entry } from '@portfolio/contract/page';
import { useShell } from '@portfolio/contract/shell';
import { SearchHit } from './search-hit';
import { SearchNote } from './search-note';
import { useIndexFinder } from './use-index-finder';
import { useSearchData } from './use-search-data';
import styles from './search-dialog.module.css';

export type SearchDialogProps = {
  /** The release of the shell that runs in this page. */
  shell: string;
  /** What is found before the documents have come. */
  works: readonly Entry[] | undefined;
  onClose: () => void;
};

const listId = 'search-hits';
const optionId = (index: number) => `search-hit-${index}`;

/** A combobox: the focus stays in the field, the arrows choose a hit, Enter opens it. */
export function SearchDialog({ shell, works, onClose }: SearchDialogProps) {
  const { texts } = useShell();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const { state, retry } = useSearchData(shell);
  const findInIndex = useIndexFinder(works);
  const find = state.kind === 'ready' ? state.find : findInIndex;
  const hits = useMemo(() => find(query), [find, query]);
  // A choice is only valid for what was asked; the hits change when the index comes.
  const [choice, setChoice] = useState({ query: '', path: '' });
  const choose = (index: number) => setChoice({ query, path: hits[index]?.path ?? '' });
  const found = choice.query === query ? hits.findIndex(({ path }) => path === choice.path) : 0;
  const chosen = Math.max(0, found);

  useEffect(() => {
    if (!dialogRef.current?.open) dialogRef.current?.showModal();
  }, []);
  useEffect(() => {
    document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen, hits]);

  const close = () => dialogRef.current?.close();
  const onKeyDown = (event: KeyboardEvent) => {
    // While a syllable is composed, keys belong to the input method; Safari ends it with key 229 (WebKit bug 165004).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') document.getElementById(optionId(chosen))?.click();
    else if (step && hits.length > 0) choose((chosen + step + hits.length) % hits.length);
    else return;
    event.preventDefault();
  };
  const retryInField = () => {
    dialogRef.current?.querySelector('input')?.focus();
    retry();
  };
  const onClick = ({ target }: MouseEvent) => {
    const isOutside = target === dialogRef.current;
    if (isOutside || (target instanceof Element && target.closest('a'))) close();
  };

  return (
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-label={texts.searchTitle}
      onClose={onClose}
      onClick={onClick}
    >
      <div className={styles.field}>
        <input
          type="text"
          role="combobox"
          aria-label={texts.searchTitle}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded={hits.length > 0}
          aria-activedescendant={hits.length > 0 ? optionId(chosen) : undefined}
          placeholder={texts.searchTitle}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={close}>
          {texts.close}
        </button>
      </div>
      <SearchNote state={state} query={query} count={hits.length} retry={retryInField} />
      <div id={listId} role="listbox" aria-label={texts.searchTitle} className={styles.hits} hidden={hits.length === 0}>
        {hits.map((hit, index) => (
          <SearchHit
            key={hit.path}
            id={optionId(index)}
            hit={hit}
            chosen={index === chosen}
            onPoint={() => choose(index)}
          />
        ))}
      </div>
    </dialog>
  );
}
