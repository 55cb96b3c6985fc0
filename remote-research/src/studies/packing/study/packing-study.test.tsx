/** @jest-environment jsdom */
import { walkStudy } from '@portfolio/study/testing/random-walk';
import { setUpStudyPage } from '@portfolio/study/testing/study-page';
import { createStudy } from './packing-study';
import { school } from '../algorithm/testing/school';

setUpStudyPage();

const Study = createStudy({ kinds: school });

test('after 300 random actions the address says what is shown, and Reset gives a new page', async () => {
  await walkStudy({
    Study,
    facts: ({ study }) =>
      study
        .getAllByRole('row')
        .map((row: HTMLElement) => [...row.children].slice(0, -1).map((cell) => cell.textContent)),
  });
}, 120_000);
