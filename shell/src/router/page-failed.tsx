import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router-dom';
import type { Navigation } from '@portfolio/site/page-state';
import { isLoadFailure } from '@portfolio/site/is-load-failure';
import { useShell } from '@portfolio/contract/shell';
import { LoadFailed } from '../notices/load-failed';
import { StartFailed } from '../notices/start-failed';
import styles from '../notices/notice.module.css';
import type { PageLoads } from './page-loads';
import { pathOf } from './path-of';
import { useArrival } from './use-arrival';

type PageFailedProps = { frame: Navigation; loads: PageLoads };

export function PageFailed({ frame, loads }: PageFailedProps) {
  const { site, texts } = useShell();
  const location = useLocation();
  const path = pathOf(location.pathname);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const error = useRouteError();
  const area = loads.areaOf(path);
  const group = frame.groups.find((each) => each.area === area);
  const sentence =
    loads.hasFailed(path) || isLoadFailure(error)
      ? texts.failed
      : texts.failedArea.replace('{area}', group?.title ?? area ?? site.name);
  const row = frame.groups.flatMap(({ rows }) => rows).find((each) => each.path === path);
  // The prerendered markup is still in the document during the first render; React removes it afterwards.
  const [prerendered] = useState(() =>
    loads.isPrerendered(path) ? copyOf(document.getElementById('main')) : undefined,
  );
  const heading = row?.railTitle ?? sentence;
  useArrival({
    page: error,
    path,
    area,
    title: `${heading} · ${site.name}`,
    name: heading,
    isQuiet: prerendered !== undefined,
  });
  useEffect(() => loads.hydrated(), [loads]);
  const retry = () => {
    loads.forget(path);
    void revalidate();
    // A fragment alone loads nothing, and what is loaded at once leaves the error: only another location surely ends it.
    void navigate(location, { replace: true, state: location.state as unknown, preventScrollReset: true });
  };
  if (!prerendered) return <LoadFailed sentence={sentence} href={path} page={row} onRetry={retry} />;
  return (
    <>
      <div ref={(element) => element?.replaceChildren(...prerendered)} className={styles.kept} />
      <StartFailed sentence={sentence} onRetry={retry} />
    </>
  );
}

function copyOf(element: Element | null): readonly Node[] {
  return [...(element?.childNodes ?? [])].map((node) => node.cloneNode(true));
}
