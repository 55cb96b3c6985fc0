import { useState, type SubmitEvent } from 'react';
import { areas, isAreaName, type AreaName } from '@portfolio/contract/areas';
import type { Releases } from '@portfolio/contract/release';
import { isThisMachine } from './development';
import type { Host } from './host';
import { commitOf } from './rows';
import { shortName } from './short-name';
import { switchTo, type Choice } from './switch-to';
import styles from './toolbar.module.css';

type AreaSwitchProps = {
  host: Host;
  area: AreaName;
  releases: Releases;
  now: Choice;
};

/** The choice counts when it is sent, so that arrows can walk through it. */
export function AreaSwitch({ host, area, releases, now }: AreaSwitchProps) {
  const [choice, choose] = useState(now);
  const [places, setPlaces] = useState({ preview: '', development: isAreaName(area) ? String(areas[area].port) : '' });
  const [problem, setProblem] = useState('');
  const live = releases.areas[area];
  const staged = releases.staged?.[area];
  const kept = [...(live?.history ?? [])].reverse().filter(({ release }) => release !== live?.live);
  const place = choice === 'preview' || choice === 'development' ? choice : undefined;

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setProblem('');
    try {
      const address = await switchTo(host, area, choice, place ? places[place].trim() : '');
      if (address === undefined) host.reloadPage();
      else location.assign(address);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <form className={styles.switch} onSubmit={(event) => void send(event)}>
      <select
        aria-label={`What ${area} is loaded from`}
        value={choice}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="live">
          {releases.preview ? 'this preview' : 'live'}, {shortName(live?.live ?? '')}
        </option>
        {kept.map(({ release, published }) => (
          <option key={release} value={release}>
            {[shortName(release), published.slice(0, 10), commitOf(kept, release)].filter(Boolean).join(', ')}
          </option>
        ))}
        {staged && <option value={staged.release}>{shortName(staged.release)}, staged</option>}
        <option value="preview">a preview …</option>
        <option value="development" disabled={!isThisMachine()}>
          a development server {isThisMachine() ? '…' : '(on its machine only)'}
        </option>
      </select>
      {place && (
        <input
          aria-label={place === 'preview' ? 'Name of the preview' : `Port of the development server of ${area}`}
          placeholder={place === 'preview' ? 'pr-12' : ''}
          value={places[place]}
          onChange={(event) => setPlaces({ ...places, [place]: event.target.value })}
        />
      )}
      <button type="submit">Switch</button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}
