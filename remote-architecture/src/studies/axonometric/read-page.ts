import { studyFile } from '@portfolio/content/studies/study-files';
import { studyReader } from '@portfolio/content/studies/study-reader';
import { english as instrument } from '@portfolio/study/study-texts';
import { massingFields } from './read-page-massing';
import { english as still } from './still-texts';
import { english } from './texts';

/** A model reduced to its masses. */
export const axonometric = studyReader({
  texts: { axonometric: english, still, instrument },
  fields: { model: studyFile('json') },
  read: ({ model }, files) => files.json(model, 'model', massingFields, 'the model'),
});
