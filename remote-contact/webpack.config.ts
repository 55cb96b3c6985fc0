import { createAreaConfig } from 'shared/build';

export default createAreaConfig('contact');
