import { useRef, useState } from 'react';
import { useShell } from '@portfolio/contract/shell';
import type { MidiFault } from '../algorithm/midi-fault';
import { readFile } from '../algorithm/read-midi';
import type { Score } from '../algorithm/score';

/** The visitor's own music, or the sentence that says why it was refused. Of two files that are read at once the one that was chosen last counts. */
export function useOwnFile(onScore: () => void) {
  const [file, setFile] = useState<{ name: string; score: Score }>();
  const [refused, setRefused] = useState<string>();
  const last = useRef(0);
  const { texts: shell, report } = useShell();
  const choose = async (chosen: File) => {
    const turn = ++last.current;
    const { name } = chosen;
    const reading = await readFile(chosen);
    const sentence = 'fault' in reading ? await sentenceOf(name, reading.fault) : undefined;
    if (turn !== last.current) return;
    setRefused(sentence);
    if ('fault' in reading) return;
    setFile({ name, score: reading.score });
    onScore();
  };
  const sentenceOf = async (name: string, fault: MidiFault) => {
    try {
      return (await import(/* webpackChunkName: "more-texts" */ '../more-texts')).refusalOf(name, fault);
    } catch (error) {
      report(error);
      return `${name}: ${shell.failed}`;
    }
  };
  const forget = () => {
    last.current++;
    setFile(undefined);
    setRefused(undefined);
  };
  return { file, refused, choose, forget };
}
