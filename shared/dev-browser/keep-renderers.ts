import { refreshHook, rememberRenderers } from './refresh-hook';

const hook = refreshHook();
if (hook) rememberRenderers(hook);
