import { lazy } from 'react';

/** Behind the door of this feature, without its weight. */
export const FirstLink = lazy(() => import('./FirstLink'));
