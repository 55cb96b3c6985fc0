/// <reference types="webpack/module" />
import { canRefresh, refreshHook } from './refresh-hook';

// A published site runs production React, which can't refresh components, so the page is reloaded instead.
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'apply' && !canRefresh(refreshHook())) location.reload();
});
