import { useRef, useState } from 'react';
import type { MidiFault } from '../algorithm/midi-fault';
import { readFile } from '../algorithm/read-midi';
import type { Score } from '../algorithm/score';

type Refused = { name: string; fault: MidiFault };

/** The visitor's own music, or why it was refused. Of two files that are read at once the one that was chosen last counts. */
export function useOwnFile(onScore: () => void) {
  const [file, setFile] = useState<{ name: string; score: Score }>();
  const [refused, setRefused] = useState<Refused>();
  const last = useRef(0);
  const choose = async (chosen: File) => {
    const turn = ++last.current;
    const { name } = chosen;
    const reading = await readFile(chosen);
    if (turn !== last.current) return;
    if ('fault' in reading) return setRefused({ name, fault: reading.fault });
    setFile({ name, score: reading.score });
    setRefused(undefined);
    onScore();
  };
  const forget = () => {
    last.current++;
    setFile(undefined);
    setRefused(undefined);
  };
  return { file, refused, choose, forget };
}
