import type { ComponentType } from 'react';
import { fireEvent } from '@testing-library/react';
import { mountStudy, pass } from './study-page';

/** Presses each button that saves a file while the browser can't save one: a sentence says so, and the next press saves it. */
export async function failToSave(Study: ComponentType): Promise<void> {
  const report = jest.fn();
  const { study } = await mountStudy(Study, report);
  const buttons = study.getAllByRole('button', { name: /^Save as/ });
  const create = jest.mocked(URL.createObjectURL);
  for (const [index, button] of buttons.entries()) {
    create.mockImplementationOnce(() => {
      throw new Error('no room');
    });
    fireEvent.click(button);
    await settle();
    expect(study.getByRole('alert').textContent).toBe('This part failed');
    expect(report).toHaveBeenCalledTimes(index + 1);
    create.mockClear();
    fireEvent.click(button);
    await settle();
    expect(study.queryByRole('alert')).toBeNull();
    expect(create).toHaveBeenCalledTimes(1);
  }
}

/** An import takes some turns of the event loop, a test's first one more. */
async function settle() {
  for (let turn = 0; turn < 5; turn++) await pass(100);
}
