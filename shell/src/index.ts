import 'shared/styles/global.css';
import { areaOverride } from './loading/area-override';
import { pinRelease } from './loading/releases';
import { showDevelopmentLabel } from './notices/development-label';
import { parsed } from './parsed';
import { start } from './start';

const override = areaOverride();
if (override) {
  pinRelease(override);
  void parsed().then(() => showDevelopmentLabel(override));
}
void start();
