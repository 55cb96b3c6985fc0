import * as React from 'react';

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

/**
 * React's development build takes a stack trace for up to 10,000 elements a second, a fifth of the time of a walk. Here
 * it believes that they are used up: warnings stay, without the stack of who rendered. Another React is only slower.
 */
export function withoutOwnerStacks(): void {
  if (internals instanceof Object)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      get: () => 1e4,
      set: () => {},
      configurable: true,
    });
}
