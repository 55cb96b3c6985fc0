import { useEffect, useState } from 'react';
import { Provider, useSelector } from 'react-redux';
import type { Entry } from '@portfolio/contract/page';
import { fetchWorks } from '../loading/load-page';
import { initData } from './architect-components';
import { createStore, restore } from './store';
import { selectWorks } from './select-works';

const store = createStore();
const restored = restore(store);

export type StoredIndexProps = {
  given: readonly Entry[] | undefined;
  onChange: (works: readonly Entry[] | undefined) => void;
};

/** What was saved may be old: it shows until the site answers, and where there is no network. */
export function StoredIndex({ given, onChange }: StoredIndexProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const fill = (works: readonly Entry[]) => {
      if (isCurrent) store.dispatch(initData(JSON.stringify(works)));
    };
    void restored.then(() => {
      if (given) fill(given);
      else fetchWorks().then(fill, () => undefined);
      setReady(true);
    });
    return () => void (isCurrent = false);
  }, [given]);
  return (
    isReady && (
      <Provider store={store}>
        <Reader onChange={onChange} />
      </Provider>
    )
  );
}

function Reader({ onChange }: Pick<StoredIndexProps, 'onChange'>) {
  const works = useSelector(selectWorks);
  useEffect(() => onChange(works), [works, onChange]);
  return null;
}
