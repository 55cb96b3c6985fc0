/// <reference types="webpack/module" />
import { canRefresh, refreshHook } from './refresh-hook';

// A published site runs production React, which ignores exchanged components: there an edit reloads the page.
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'apply' && !canRefresh(refreshHook())) location.reload();
});
