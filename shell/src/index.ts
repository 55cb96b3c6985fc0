import '@portfolio/styles/global.css';
import { keepFunctions } from './keep-functions';
import { areaOverride } from './loading/area-override';
import { pinRelease } from './loading/releases';
import { start } from './start';
import { reportUncaught } from './vitals/report-failure';

keepFunctions();
reportUncaught();
const override = areaOverride();
if (override) pinRelease(override);
// After Retry the first request may still arrive: only one of the two scripts starts the page.
if (!window.pageStart?.started()) void start();
