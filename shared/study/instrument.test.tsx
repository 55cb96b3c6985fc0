/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { TextRow } from './controls';
import { Instrument, Section } from './instrument';
import { openStudy, pass, setUpStudyPage } from './testing/study-page';

setUpStudyPage();

const setting = {
  kind: 'text',
  label: 'Corners',
  value: '',
  validate: (text: string) => (text === 'wrong' ? 'That is wrong.' : undefined),
} as const;

function Study() {
  return (
    <Instrument
      name="Study"
      errors={['Twice', 'Twice']}
      drawing={<p>Drawing</p>}
      strip={<p>Strip</p>}
      more={
        <Section title="Further">
          <TextRow setting={setting} value="" onChange={() => {}} />
        </Section>
      }
    />
  );
}

test('more settings keep what was typed in them while they are closed', async () => {
  const { study } = await openStudy(Study);
  const more = study.getByRole('button', { name: 'More settings' });
  expect(study.queryByRole('textbox', { hidden: true })).toBeNull();
  fireEvent.click(more);
  await pass();
  fireEvent.change(study.getByRole('textbox', { name: 'Corners' }), { target: { value: 'wrong' } });
  fireEvent.click(more);
  await pass();
  expect(study.queryByRole('textbox')).toBeNull();
  fireEvent.click(more);
  await pass();
  expect(study.getByRole('textbox', { name: 'Corners' })).toHaveProperty('value', 'wrong');
  expect(study.getByText('That is wrong.')).toBeTruthy();
});

test('a sentence that holds twice is said once', async () => {
  const { study } = await openStudy(Study);
  expect(study.getAllByText('Twice')).toHaveLength(1);
});
