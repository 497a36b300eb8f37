export { createCreationApi, type CreationApi, type DomainOption } from './creation.api';

/** Loaded when it is opened: no first look at a page needs it. */
export const loadCreateDialog = () => import('./components/CreateDialog');
export { MemberOptions } from './components/lazy-member-options';
