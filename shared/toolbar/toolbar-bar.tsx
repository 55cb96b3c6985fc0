import { useEffect, useReducer, useState } from 'react';
import { releaseUrl, type BuildManifest, type Releases } from '@portfolio/contract/release';
import { fetchJson } from '@portfolio/site/fetch-json';
import { AreaSwitch } from './area-switch';
import type { Host } from './host';
import { kilobytes } from './outline-areas';
import type { Override } from './overrides';
import { rowsOf } from './rows';
import { shortName } from './short-name';
import { liveAddress, takeBack } from './switch-to';
import styles from './toolbar.module.css';

export type ToolbarBarProps = {
  host: Host;
  shell: string;
  overrides: readonly Override[];
};

/** For those who work on the site, so it speaks English in every language. */
export function ToolbarBar({ host, shell, overrides }: ToolbarBarProps) {
  const [releases, setReleases] = useState<Releases>();
  const [problem, setProblem] = useState('');
  const [bytes, setBytes] = useState<number>();
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    host.liveReleases().then(setReleases, (error: unknown) => setProblem(String(error)));
    const manifest = `${releaseUrl('shell', shell)}browser/release.json`;
    fetchJson<BuildManifest>(manifest, (value) => typeof value.bytes === 'number').then(
      (value) => setBytes(value.bytes),
      // A development server has none.
      () => undefined,
    );
  }, [host, shell]);

  const requests = performance.getEntriesByType('resource');
  const rows = releases ? rowsOf(host, releases, { release: shell, bytes }, requests) : [];
  const taken = overrides.filter((override) => !override.problem);
  const live = liveAddress();
  return (
    <aside className={styles.bar} lang="en" dir="ltr" aria-label="Toolbar of the areas">
      {overrides.length > 0 && (
        <div className={styles.override} role="status">
          {taken.length > 0 && (
            <p>
              Override: {taken.map(({ name, release }) => `${name} ${shortName(release)}`).join(', ')}. In this tab
              alone.
            </p>
          )}
          {overrides.map(
            ({ name, problem }) =>
              problem && (
                <p key={name}>
                  No override of {name}, it is live here: {problem}
                </p>
              ),
          )}
          <button
            type="button"
            onClick={() => {
              takeBack();
              host.reloadPage();
            }}
          >
            Take back
          </button>
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
      <details onToggle={readAgain}>
        <summary>Areas</summary>
        <div className={styles.table} role="region" aria-label="Releases of this page" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {['Area', 'Release', 'Commit', 'Size', 'Load time', 'Contract', 'Loaded from'].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ owner, release, commit, bytes, time, contract }) => (
                <tr key={owner}>
                  <th scope="row">{owner}</th>
                  <td>{/^[0-9a-f]+$/.test(release) ? shortName(release) : release}</td>
                  <td>{commit ?? 'unknown'}</td>
                  <td>{bytes === undefined ? 'unknown' : kilobytes(bytes)}</td>
                  <td>{time === undefined ? 'not loaded' : `${time} ms`}</td>
                  <td>{contract}</td>
                  <td>
                    {releases && owner !== 'shell' && (
                      <AreaSwitch
                        host={host}
                        area={owner}
                        releases={releases}
                        now={taken.find(({ name }) => name === owner)?.release ?? 'live'}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      {live && (
        <a href={live} target="_self">
          Leave the preview
        </a>
      )}
      <a href="?boundaries=off" target="_self">
        End
      </a>
    </aside>
  );
}
