export { createSessionApi } from './session.api';
export { SessionStore } from './session.store';
