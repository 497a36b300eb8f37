// React's development build notes with each element where in the code it was made: an error with its stack, of which a
// page has thousands. That was a tenth of what the web tests cost, and nothing shows it: messages name the components.
// React itself stops at 10 000 elements in a second; this is where it counts them, and without it tests are slower.
import * as React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks?: number;
}

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as typeof React & {
    readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: Internals;
  };

if (internals !== undefined) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  });
}
