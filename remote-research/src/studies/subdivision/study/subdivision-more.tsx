import { Rows } from '@portfolio/study/controls';
import { Section } from '@portfolio/study/instrument';
import type { Values } from '@portfolio/study/settings';
import type { SubdivisionMethod } from '../algorithm/subdivision-plan';
import { texts } from '../more-texts';
import { BlockRows } from './block-rows';
import type { SubdivisionData } from './subdivision-data';
import type { RowNames, SubdivisionSettings } from './subdivision-settings';
import type { BlockEditor } from './use-block-editor';

type SubdivisionMoreProps = {
  /** The block of the page. */
  page: SubdivisionData;
  settings: SubdivisionSettings;
  values: Values<SubdivisionSettings>;
  onChange: (changes: Partial<Values<SubdivisionSettings>>) => void;
  editor: BlockEditor;
};

/** The settings of a method that are no part of its strip. */
const furtherRows = {
  boxes: ['smallest', 'access'],
  strips: ['frontage'],
  voronoi: [],
} as const satisfies RowNames;

/** The further settings: parameters of the paper, and the block. */
export function SubdivisionMore({ page, settings, values, onChange, editor }: SubdivisionMoreProps) {
  return (
    <>
      <Section title={texts.parameters} hint={texts.symbols}>
        <Rows
          settings={settings}
          values={values}
          onChange={onChange}
          names={furtherRows[values.method as SubdivisionMethod]}
        />
      </Section>
      <BlockRows page={page} setting={settings.block} editor={editor} />
    </>
  );
}
