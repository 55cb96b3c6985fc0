import { useEffect, useState } from 'react';
import type { SoundState } from '../algorithm/sound';
import { createSoundCard } from './sound-card';

/** The study's sound card. @param volume 0 to 1 */
export function useSoundCard(volume: number) {
  const [card] = useState(createSoundCard);
  const [state, setState] = useState<SoundState>('asleep');
  useEffect(() => card.live(setState), [card]);
  useEffect(() => card.setVolume(volume), [card, volume]);
  return { ...card, state };
}
