import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMidi } from '../../src/studies/piano/algorithm/read-midi';
import { scoreOf } from '../../src/studies/piano/algorithm/score';
import { prelude } from '../../figures/Pianissimo/prelude';

function read(file: string) {
  const reading = readMidi(readFileSync(join(__dirname, file)));
  if ('fault' in reading) throw new Error(JSON.stringify(reading.fault));
  return reading.score;
}

test.each([
  ['prelude.mid', { notes: 549, bars: 35, low: 36, high: 81, tempos: 5 }],
  ['minuet.mid', { notes: 101, bars: 16, low: 43, high: 79, tempos: 1 }],
])('%s has its notes and bars', (file, expected) => {
  const score = read(file);
  const pitches = score.notes.map(({ pitch }) => pitch);
  expect(score.notes).toHaveLength(expected.notes);
  expect(score.beats.filter(({ isBar, start }) => isBar && start < score.seconds - 1e-6)).toHaveLength(expected.bars);
  expect([Math.min(...pitches), Math.max(...pitches)]).toEqual([expected.low, expected.high]);
  expect(score.tempos).toHaveLength(expected.tempos);
});

test('the prelude is the one that the drawings of the page show', () => {
  expect(read('prelude.mid').notes).toEqual(scoreOf(prelude()).notes);
});
