import { startTransition, useEffect, useState } from 'react';
import { useOutletContext } from 'react-router-dom';

type Page = { path: string };

/** The shown page and, hidden, the one that is pointed at and the one that was left, which may throw as it ends. */
export function useBackgroundPages<Shown extends Page>(page: Shown): readonly Shown[] {
  const ahead = useOutletContext<Shown | undefined>();
  const [previous, setPrevious] = useState(page);
  // Later than what its boundary does.
  useEffect(() => startTransition(() => setPrevious(page)), [page]);
  // The one that is shown comes first: ids of a hidden page are then found second.
  const pages = [page, ahead ?? page, previous, page].map((each) => [each.path, each] as const);
  return [...new Map(pages).values()];
}
