import { z } from 'zod';
import { ContentError } from '@portfolio/content/content-error';
import { studyFile } from '@portfolio/content/study-files';
import { studyReader } from '@portfolio/content/study-reader';
import { faultInMassing } from '@portfolio/model/massing/fault';
import { english as instrument } from '@portfolio/study/study-texts';
import { english } from './texts';
import { english as still } from './still-texts';

/** A model reduced to its masses, as `npm run model` writes it. */
export const axonometric = studyReader({
  texts: { axonometric: english, still, instrument },
  fields: { model: studyFile('json') },
  read({ model }, files) {
    const massing: unknown = files.json(model, 'model', z.unknown(), 'the model');
    const fault = faultInMassing(massing);
    if (fault === undefined) return massing;
    const [found = '', expected = ''] = fault.replace(/\.$/, '').split(', but should be ');
    throw ContentError.at(files.shown(model), 1, found, `${expected}; "npm run model" writes the file`);
  },
});
