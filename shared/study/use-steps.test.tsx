/** @jest-environment jsdom */
import { useRef } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { openStudy, setUpStudyPage } from './testing/study-page';
import { useSteps } from './use-steps';

setUpStudyPage();

function Steps() {
  const container = useRef<HTMLElement>(null);
  const { step, playback, goTo } = useSteps(container, 1000, 20);
  return (
    <section ref={container}>
      <output>{step}</output>
      <button onClick={() => goTo(0)}>Begin</button>
      <button onClick={playback.play}>Play</button>
    </section>
  );
}

test('frames that come late are made up for at once and never in a rush later', async () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  await openStudy(Steps);
  fireEvent.click(screen.getByText('Begin'));
  fireEvent.click(screen.getByText('Play'));
  const step = () => Number(screen.getByRole('status').textContent);
  let now = 0;
  const frame = async (milliseconds: number) => {
    now += milliseconds;
    await act(async () => frames.shift()?.(now));
  };
  for (let late = 0; late < 10; late++) await frame(100);
  const before = step();
  for (let prompt = 0; prompt < 10; prompt++) await frame(16);
  expect(step() - before).toBeLessThanOrEqual(9);
  expect(before).toBeGreaterThan(30);
});
