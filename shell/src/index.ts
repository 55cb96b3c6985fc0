import 'shared/styles/global.css';
import { areaOverride } from './loading/area-override';
import { pinRelease } from './loading/releases';
import { showDevelopmentLabel } from './notices/development-label';
import { start } from './start';

const override = areaOverride();
if (override) {
  pinRelease(override);
  showDevelopmentLabel(override);
}
void start();
