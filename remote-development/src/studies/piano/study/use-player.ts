import { useEffect, useState } from 'react';
import { createPlayer, type PlayerOptions } from '../algorithm/player';

type Wanted = PlayerOptions & {
  /** Share of the song's own. */
  speed: number;
  /** Another number begins afresh. */
  round: number;
};

/** The player of the music as it is set. Only other music, another mode or other hands make a new one. */
export function usePlayer({ speed, ...wanted }: Wanted) {
  const [made, setMade] = useState(() => createFor(wanted));
  const current = isFor(made.wanted, wanted) ? made : createFor(wanted);
  if (current !== made) setMade(current);
  const { player } = current;
  useEffect(() => () => player.stop(), [player]);
  useEffect(() => player.setRate(speed), [player, speed]);
  return player;
}

function createFor(wanted: Omit<Wanted, 'speed'>) {
  return { wanted, player: createPlayer(wanted) };
}

function isFor(made: Omit<Wanted, 'speed'>, wanted: typeof made): boolean {
  return (['score', 'mode', 'hands', 'round', 'sound'] as const).every((name) => made[name] === wanted[name]);
}
