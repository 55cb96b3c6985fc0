import { startTransition, useEffect, useState } from 'react';
import { useOutletContext } from 'react-router-dom';

type Page = { path: string };

/**
 * The page that is shown, and hidden beside it the one that is pointed at, which is then ready at the click, and the
 * one that was left: what that throws as it ends is caught beside the shown one.
 */
export function useBackgroundPages<Shown extends Page>(page: Shown): readonly Shown[] {
  const ahead = useOutletContext<Shown | undefined>();
  const [previous, setPrevious] = useState(page);
  // Later than what its boundary does.
  useEffect(() => startTransition(() => setPrevious(page)), [page]);
  // The one that is shown comes first: ids of a hidden page are then found second.
  const pages = [page, ahead ?? page, previous, page].map((each) => [each.path, each] as const);
  return [...new Map(pages).values()];
}
