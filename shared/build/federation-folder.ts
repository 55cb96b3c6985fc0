import { root } from '@portfolio/workspace/root';

// Module federation writes its entry below the folder in which the process stands when it is loaded, and names builds by the
// version in the package.json there. Both are part of what is built, so they are the same wherever webpack is started.
process.chdir(root);
process.env['MF_BUILD_VERSION'] = '1';
