import { useEffect, useState } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import type { Navigation } from '@portfolio/site/page-state';
import { useShell } from '@portfolio/contract/shell';
import { LoadFailed } from '../notices/load-failed';
import { StartFailed } from '../notices/start-failed';
import styles from '../notices/notice.module.css';
import type { PageLoads } from './page-loads';
import { pathOf } from './path-of';
import { useArrival } from './use-arrival';

type PageFailedProps = { frame: Navigation; loads: PageLoads };

/**
 * In the place of a page whose loading or rendering threw. The router takes it away with the next navigation. A
 * prerendered page stays as it is.
 */
export function PageFailed({ frame, loads }: PageFailedProps) {
  const { site, texts } = useShell();
  const path = pathOf(useLocation().pathname);
  const { revalidate } = useRevalidator();
  const row = frame.groups.flatMap(({ rows }) => rows).find((each) => each.path === path);
  // The prerendered markup is still in the document during the first render; React removes it afterwards.
  const [prerendered] = useState(() =>
    loads.isPrerendered(path) ? copyOf(document.getElementById('main')) : undefined,
  );
  const heading = row?.railTitle ?? texts.failed;
  useArrival({
    page: useRouteError(),
    path,
    area: loads.areaOf(path),
    title: `${heading} · ${site.name}`,
    name: heading,
    isQuiet: prerendered !== undefined,
  });
  useEffect(() => loads.hydrated(), [loads]);
  const retry = () => {
    loads.forget(path);
    void revalidate();
  };
  if (!prerendered) return <LoadFailed href={path} page={row} onRetry={retry} />;
  return (
    <>
      <div ref={(element) => element?.replaceChildren(...prerendered)} className={styles.kept} />
      <StartFailed onRetry={retry} />
    </>
  );
}

function copyOf(element: Element | null): readonly Node[] {
  return [...(element?.childNodes ?? [])].map((node) => node.cloneNode(true));
}
