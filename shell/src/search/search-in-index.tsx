import { useEffect } from 'react';
import { SearchDialog, type SearchDialogProps } from '@portfolio/search/dialog';
import { useSiteIndex } from '../store/site-index-context';

export type SearchProps = Omit<SearchDialogProps, 'works'>;

/** Until all texts have come, and where they do not, the index of all works is searched. */
export function SearchInIndex(props: SearchProps) {
  const { works, request } = useSiteIndex();
  useEffect(request, [request]);
  return <SearchDialog {...props} works={works} />;
}
