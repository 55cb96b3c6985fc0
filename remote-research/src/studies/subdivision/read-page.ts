import { z } from 'zod';
import { ContentError } from '@portfolio/content/source/content-error';
import { text } from '@portfolio/content/source/fields/fields';
import { studyFile } from '@portfolio/content/studies/study-files';
import { studyReader } from '@portfolio/content/studies/study-reader';
import { english as instrument } from '@portfolio/study/study-texts';
import type { BlockFault } from './algorithm/block-fault';
import { english as more } from './more-texts';
import { english } from './texts';
import { mostCorners, readBlock, writeBlock } from './algorithm/blocks';
import type { SubdivisionData } from './study/subdivision-data';
import { settingsFor } from './study/subdivision-settings';

const cornerHint = 'a corner as two numbers, metres east and north, such as [58, -39]';
const outlineHint = `a list of 3 to ${mostCorners} corners, each as metres east and north`;
const outline = z
  .array(z.tuple([z.number({ error: cornerHint }), z.number({ error: cornerHint })], { error: cornerHint }), {
    error: outlineHint,
  })
  .min(3, { error: outlineHint });

/** The outline of a block; it has to be one that can be cut. */
export const subdivision = studyReader({
  texts: { subdivision: { ...english, ...more }, instrument },
  fields: {
    title: text('what the block is called among the blocks to begin with').default('The block of this page'),
    outline: studyFile('json'),
  },
  settings: settingsFor({ title: '', block: '-70,-30 70,-30 70,30 -70,30' }),
  read({ title, outline: file }, files): SubdivisionData {
    const corners = files.json(file, 'outline', outline, 'the outline');
    const reading = readBlock(writeBlock(corners));
    if ('corners' in reading) return { title, block: writeBlock(corners) };
    throw ContentError.at(files.shown(file), 1, found(reading.fault), `${outlineHint}, whose sides do not cross`);
  },
});

/** A fault as the first half of a message of the build. */
function found(fault: BlockFault): string {
  switch (fault.kind) {
    case 'few':
    case 'many':
      return `The block has ${fault.count} corners`;
    case 'corner':
      return `${fault.pair} is no corner`;
    case 'off':
      return `The corner ${fault.pair} is more than ${fault.farthest} m from the middle`;
    case 'near':
      return `Corners ${fault.corner} and ${fault.next} are less than ${fault.least} m apart`;
    case 'crossed':
      return `The block crosses itself: side ${fault.first} meets side ${fault.second}`;
    case 'small':
      return `The block has ${fault.area} m², less than ${fault.least} m²`;
  }
}
