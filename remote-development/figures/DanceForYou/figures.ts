import { cover } from './cover';
import { gan } from './gan';
import { mirror } from './mirror';
import { pose } from './pose';
import { render } from './render';
import { warping } from './warping';

/** The drawings of this page by the name of their file. */
export const figures: Record<string, () => string> = { cover, pose, warping, gan, mirror, render };
