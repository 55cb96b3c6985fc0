import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
// These use what every JavaScript engine has, and nothing of Node.
import * as reactDomServer from 'react-dom/server.edge';
import * as reactDomStatic from 'react-dom/static.edge';
import * as shellContract from '@portfolio/contract/shell';

/** What server bundles leave out (`serverExternals` of shared/build/sharing.ts): all render with one copy of React. */
export const libraries = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom/server': reactDomServer,
  'react-dom/static': reactDomStatic,
  '@portfolio/contract/shell': shellContract,
};
