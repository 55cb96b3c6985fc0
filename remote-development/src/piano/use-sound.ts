import { useEffect, useRef } from 'react';
import type { Player } from './player';
import { openSound, type Sound } from './sound';

/** One sound card for all that is played; opened by the first press. */
let opened: Promise<() => Sound> | undefined;

/** @returns opens the sound card, once, and hands it to the player */
export function useSound(player: Player, volume: number, speed: number): () => Promise<void> {
  const current = useRef<Sound>(undefined);

  useEffect(() => {
    if (current.current) player.setSound(current.current);
    return () => player.stop();
  }, [player]);
  useEffect(() => void current.current?.setVolume(volume), [volume]);
  useEffect(() => void player.setRate(speed), [player, speed]);

  return async () => {
    if (current.current) return;
    opened ??= openSound();
    const createSound = await opened;
    if (current.current) return;
    const sound = createSound();
    current.current = sound;
    sound.setVolume(volume);
    player.setSound(sound);
  };
}
