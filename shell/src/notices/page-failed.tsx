import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import type { Navigation } from '@portfolio/site/page-state';
import { useShell } from '@portfolio/contract/shell';
import { LoadFailed } from './load-failed';
import { StartFailed } from './start-failed';
import styles from './notice.module.css';
import type { PageLoads } from '../loading/page-loads';
import { useArrival } from '../router/use-arrival';

type PageFailedProps = { path: string; error: unknown; hasLoaded: boolean; frame: Navigation; loads: PageLoads };

export function PageFailed({ path, error, hasLoaded, frame, loads }: PageFailedProps) {
  const { site, texts } = useShell();
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const area = loads.areaOf(path);
  const group = frame.groups.find((each) => each.area === area);
  const sentence = hasLoaded ? texts.failedArea.replace('{area}', group?.title ?? area ?? site.name) : texts.failed;
  const row = frame.groups.flatMap(({ rows }) => rows).find((each) => each.path === path);
  // The prerendered markup is still in the document during the first render; React removes it afterwards.
  const [prerendered] = useState(() =>
    loads.isPrerendered(path) ? copyOf(document.getElementById('main')) : undefined,
  );
  const heading = row?.railTitle ?? sentence;
  const title = `${heading} · ${site.name}`;
  useArrival({ page: error, path, loads, title, name: heading, isQuiet: prerendered !== undefined });
  const retry = () => {
    loads.forget(path);
    // A fragment alone would load nothing.
    void revalidate();
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
