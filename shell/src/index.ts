import '@portfolio/styles/global.css';
import { reportUncaught } from '@portfolio/reports/report-failure';
import { keepFunctions } from './keep-functions';
import { start } from './start';

keepFunctions();
reportUncaught();
// After Retry the first request may still arrive: only one of the two scripts starts the page.
if (!window.pageStart?.started()) void start();
